import { expect, test } from 'vitest'
import { contrastWithWhite } from './wcag.ts'

test('white has a contrast of 21 on black, 1 on white and 5 on the red of the band', () => {
  expect(contrastWithWhite([0, 0, 0])).toBeCloseTo(21)
  expect(contrastWithWhite([255, 255, 255])).toBeCloseTo(1)
  expect(contrastWithWhite([0xcf, 0x35, 0x0f])).toBeCloseTo(5.0, 1)
})
