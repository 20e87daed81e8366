import { describe, expect, it } from 'vitest'
import { underScrims } from './scrims.ts'
import { contrastWithWhite } from './wcag.ts'

describe('contrastWithWhite', () => {
  it('is 21 on black and 1 on white', () => {
    expect(contrastWithWhite([0, 0, 0])).toBeCloseTo(21)
    expect(contrastWithWhite([255, 255, 255])).toBeCloseTo(1)
  })

  it('agrees with the figure for the red of the band', () => {
    expect(contrastWithWhite([0xcf, 0x35, 0x0f])).toBeCloseTo(5.0, 1)
  })
})

describe('underScrims', () => {
  it('leaves the middle of the picture alone', () => {
    expect(underScrims([200, 150, 100], 0.5)).toEqual([200, 150, 100])
  })

  it('darkens towards both edges', () => {
    expect(underScrims([100, 100, 100], 0)[0]).toBeCloseTo(100 * 0.54 + 11 * 0.46)
    expect(underScrims([100, 100, 100], 1)[0]).toBeCloseTo(100 * 0.38 + 14 * 0.62)
    expect(underScrims([100, 100, 100], 0.76)[0]).toBeCloseTo(100 * 0.86 + 14 * 0.14)
  })
})
