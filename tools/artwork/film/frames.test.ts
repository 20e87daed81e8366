import { describe, expect, it } from 'vitest'
import { inBetween, neighbours } from './frames.ts'

describe('neighbours', () => {
  it('closes the loop', () => {
    expect(neighbours(0, 6)).toEqual([5, 0, 1, 2])
    expect(neighbours(5, 6)).toEqual([4, 5, 0, 1])
  })
})

describe('inBetween', () => {
  const picture = (...values: number[]) => Uint16Array.from(values)

  it('leaves key frames as they are', () => {
    const around = [picture(9), picture(100), picture(500), picture(7)]
    expect(inBetween(around, 0)).toEqual(picture(100))
  })

  it('follows a steady change', () => {
    const around = [picture(0, 40), picture(100, 30), picture(200, 20), picture(300, 10)]
    expect(inBetween(around, 0.25)).toEqual(picture(125, 28))
    expect(inBetween(around, 0.5)).toEqual(picture(150, 25))
  })

  it('never leaves the range of a picture', () => {
    expect(inBetween([picture(65_535), picture(0), picture(0), picture(65_535)], 0.5)).toEqual(
      picture(0),
    )
  })
})
