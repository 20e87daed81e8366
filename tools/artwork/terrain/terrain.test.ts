import { describe, expect, it } from 'vitest'
import { enlarge } from './resample.ts'
import { growTerrain } from './terrain.ts'

describe('growTerrain', () => {
  const stages = [
    { cells: 48, steps: 60, yearsPerStep: 25_000 },
    { cells: 96, steps: 6, yearsPerStep: 15_000 },
  ]
  const finest = 96
  const heights = growTerrain(undefined, stages)

  it('is the same landscape every time', () => {
    expect(growTerrain(undefined, stages)).toEqual(heights)
  })

  it('puts the highest summit into the hero massif', () => {
    const highest = heights.indexOf(Math.max(...heights))
    const kilometresPerCell = 22 / finest
    const x = (highest % finest) * kilometresPerCell
    const z = Math.floor(highest / finest) * kilometresPerCell
    expect(Math.hypot(x - 13.9, z - 11.4)).toBeLessThan(2)
  })

  it('is at sea level along the edge and nowhere below', () => {
    expect(Math.max(...heights.subarray(0, finest))).toBe(0)
    expect(Math.min(...heights)).toBe(0)
  })
})

describe('enlarge', () => {
  it('keeps a plain and a slope as they are', () => {
    const slope = Float32Array.from({ length: 64 }, (_, index) => index % 8)
    const enlarged = enlarge(slope, 8, 16)
    // Away from the edges, a point halfway between two columns is their mean.
    expect(enlarged[8 * 16 + 7]).toBeCloseTo(3.25)
    expect(enlarged[8 * 16 + 8]).toBeCloseTo(3.75)
    expect(new Set(enlarge(new Float32Array(64).fill(5), 8, 16))).toEqual(new Set([5]))
  })
})
