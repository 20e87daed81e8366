import { describe, expect, it } from 'vitest'
import { terrainCells, worldSizeMetres } from '../terrain/world.ts'
import { heightFieldSize, massifHeightField } from './height-field.ts'

describe('massifHeightField', () => {
  // A single cone in the middle of the part that is shown.
  const cone = new Float32Array(terrainCells ** 2)
  for (let row = 0; row < terrainCells; row++) {
    for (let column = 0; column < terrainCells; column++) {
      const x = (column / terrainCells) * worldSizeMetres - 13_600
      const z = (row / terrainCells) * worldSizeMetres - 11_200
      cone[row * terrainCells + column] = Math.max(0, 3000 - Math.hypot(x, z))
    }
  }
  const { heights, summit } = massifHeightField(cone)

  it('fills the picture with heights from 0 to 1', () => {
    expect(heights).toHaveLength(heightFieldSize.width * heightFieldSize.height)
    expect(heights.reduce((a, b) => Math.min(a, b))).toBe(0)
    expect(heights.reduce((a, b) => Math.max(a, b))).toBe(1)
  })

  it('finds the summit', () => {
    expect(summit[0]).toBeCloseTo(2 / 3, 1)
    expect(summit[1]).toBeCloseTo(1 / 2, 1)
  })
})
