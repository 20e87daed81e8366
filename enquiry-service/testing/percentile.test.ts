import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

test('a percentile is the value that a share of all values does not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(values, 0.5)).toBe(50)
  expect(percentile(values, 0.99)).toBe(99)
  expect(percentile(values, 1)).toBe(100)
})

test('of one value, that is every percentile', () => {
  expect(percentile([7], 0.5)).toBe(7)
})

test('nothing has none', () => {
  expect(percentile([], 0.5)).toBeNaN()
})
