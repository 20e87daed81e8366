import { describe, expect, it } from 'vitest'
import { TERRAIN_CELLS, WORLD_SIZE_M } from '../terrain/world.ts'
import { HEIGHT_FIELD_SIZE, massifHeightField } from './height-field.ts'

describe('massifHeightField', () => {
  // A single cone in the middle of the part that is shown.
  const cone = new Float32Array(TERRAIN_CELLS ** 2)
  for (let row = 0; row < TERRAIN_CELLS; row++) {
    for (let column = 0; column < TERRAIN_CELLS; column++) {
      const x = (column / TERRAIN_CELLS) * WORLD_SIZE_M - 13_600
      const z = (row / TERRAIN_CELLS) * WORLD_SIZE_M - 11_200
      cone[row * TERRAIN_CELLS + column] = Math.max(0, 3000 - Math.hypot(x, z))
    }
  }
  const { heights, summit } = massifHeightField(cone)

  it('fills the picture with heights from 0 to 1', () => {
    expect(heights).toHaveLength(HEIGHT_FIELD_SIZE.width * HEIGHT_FIELD_SIZE.height)
    expect(heights.reduce((a, b) => Math.min(a, b))).toBe(0)
    expect(heights.reduce((a, b) => Math.max(a, b))).toBe(1)
  })

  it('finds the summit', () => {
    expect(summit[0]).toBeCloseTo(2 / 3, 1)
    expect(summit[1]).toBeCloseTo(1 / 2, 1)
  })
})
