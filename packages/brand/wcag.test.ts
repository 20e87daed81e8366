import { expect, test } from 'vitest'
import { contrastRatio } from './wcag.ts'

test('white has a contrast ratio of 21 on black, 1 on white and 5 on the red of the band', () => {
  const white = [255, 255, 255] as const
  expect(contrastRatio([0, 0, 0], white)).toBeCloseTo(21)
  expect(contrastRatio(white, white)).toBeCloseTo(1)
  expect(contrastRatio([0xcf, 0x35, 0x0f], white)).toBeCloseTo(5.0, 1)
})
