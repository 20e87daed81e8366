import { describe, expect, it } from 'vitest'
import { linearColour } from './palettes.ts'

describe('linearColour', () => {
  it('follows the sRGB curve', () => {
    expect(linearColour('#FFFFFF')).toEqual([1, 1, 1])
    expect(linearColour('#800000')[0]).toBeCloseTo(0.2159, 4)
  })
})
