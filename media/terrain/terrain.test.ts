import { describe, expect, it } from 'vitest'
import { fingerprint } from '../fingerprint.ts'
import { enlarge } from './resample.ts'
import { growTerrain } from './terrain.ts'

describe('growTerrain', () => {
  const heights = growTerrain(256)

  it('is the same landscape every time', () => {
    const again = growTerrain(256)
    expect(fingerprint(new Uint8Array(again.buffer))).toBe(
      fingerprint(new Uint8Array(heights.buffer)),
    )
  })

  it('puts the highest summit into the hero massif', () => {
    const highest = heights.indexOf(Math.max(...heights))
    const kilometresPerCell = 22 / 256
    const x = (highest % 256) * kilometresPerCell
    const z = Math.floor(highest / 256) * kilometresPerCell
    expect(Math.hypot(x - 13.9, z - 11.4)).toBeLessThan(2)
  })

  it('lies at sea level along the edge and nowhere below', () => {
    expect(Math.max(...heights.subarray(0, 256))).toBe(0)
    expect(Math.min(...heights)).toBe(0)
  })

  it('knows its sizes', () => {
    expect(() => growTerrain(300)).toThrow('300 cells')
  })
})

describe('enlarge', () => {
  it('keeps a plain and a slope as they are', () => {
    const slope = Float32Array.from({ length: 64 }, (_, index) => index % 8)
    const enlarged = enlarge(slope, 8, 16)
    // Away from the edges, halfway between two columns lies the mean of both.
    expect(enlarged[8 * 16 + 7]).toBeCloseTo(3.25)
    expect(enlarged[8 * 16 + 8]).toBeCloseTo(3.75)
    expect(new Set(enlarge(new Float32Array(64).fill(5), 8, 16))).toEqual(new Set([5]))
  })
})
