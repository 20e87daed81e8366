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
    expect(underScrims([200, 150, 100], 0.3)).toEqual([200, 150, 100])
  })

  it('darkens towards both edges', () => {
    expect(underScrims([100, 100, 100], 0)[0]).toBeCloseTo(100 * 0.6 + 11 * 0.4)
    expect(underScrims([100, 100, 100], 1)[0]).toBeCloseTo(100 * 0.34 + 14 * 0.66)
    expect(underScrims([100, 100, 100], 0.57)[0]).toBeCloseTo(100 * 0.78 + 14 * 0.22)
  })
})
