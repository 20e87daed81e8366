import { describe, expect, it } from 'vitest'
import { enlarge, planesOf } from './enlarge.ts'

const small = planesOf({ width: 2, height: 2 })
const large = planesOf({ width: 8, height: 4 })

describe('enlarge', () => {
  it('adds an even value evenly, to each plane its own', () => {
    const picture = new Uint16Array(48).fill(100)
    enlarge(Float32Array.of(5, 5, 5, 5, 0, -7), small, picture, large)
    expect([...new Set(picture.subarray(0, 32))]).toEqual([105])
    expect([...new Set(picture.subarray(32, 40))]).toEqual([100])
    expect([...new Set(picture.subarray(40))]).toEqual([93])
  })

  it('goes from one value to the next without steps', () => {
    const picture = new Uint16Array(48)
    enlarge(Float32Array.of(0, 40, 0, 40, 0, 0), small, picture, large)
    expect([...picture.subarray(0, 8)]).toEqual([0, 0, 5, 15, 25, 35, 40, 40])
  })

  it('stays within black and white', () => {
    const picture = Uint16Array.from({ length: 48 }, (_, index) => (index < 16 ? 3 : 65_530))
    enlarge(Float32Array.of(-9, -9, 9, 9, 9, 9), small, picture, large)
    expect(picture[0]).toBe(0)
    expect(picture[31]).toBe(65_535)
  })
})
