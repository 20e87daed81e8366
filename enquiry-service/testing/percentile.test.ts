import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

test('a percentile is the smallest value that is not exceeded by that share of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(values, 0.5)).toBe(50)
  expect(percentile(values, 0.99)).toBe(99)
  expect(percentile(values, 1)).toBe(100)
})

test('a single value is every percentile', () => {
  expect(percentile([7], 0.5)).toBe(7)
})

test('without values there is none', () => {
  expect(percentile([], 0.5)).toBeNaN()
})
