import { describe, expect, it } from 'vitest'
import { createNoiseVolume } from './noise-volume.ts'

const size = 16

describe('createNoiseVolume', () => {
  const volume = createNoiseVolume(size)
  const at = (x: number, y: number, z: number) => volume[((z * size + y) * size + x) * 2] ?? NaN

  it('stays between 0 and 1, around a half', () => {
    expect(Math.min(...volume)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...volume)).toBeLessThanOrEqual(1)
    const mean = volume.reduce((sum, value) => sum + value) / volume.length
    expect(mean).toBeCloseTo(0.5, 1)
  })

  it('continues over its sides as smoothly as inside', () => {
    const step = (distance: (place: number, other: number) => number) => {
      let inside = 0
      let across = 0
      for (let a = 0; a < size; a++) {
        for (let b = 0; b < size; b++) {
          inside = Math.max(inside, distance(a, b))
          across = Math.max(across, Math.abs(at(size - 1, a, b) - at(0, a, b)))
        }
      }
      return { inside, across }
    }
    const { inside, across } = step((a, b) => Math.abs(at(7, a, b) - at(8, a, b)))
    expect(across).toBeLessThan(inside * 2)
  })
})
