import { expect, test } from 'vitest'
import { medianOf, ratiosOf, spreadOf } from './spread.ts'

test('the spread is the smallest, the middle and the largest value, in any order', () => {
  expect(spreadOf([9, 1, 10, 2, 100])).toEqual({ min: 1, median: 9, max: 100 })
})

test('the median of an even number of values is the mean of the middle two', () => {
  expect(medianOf([4, 1, 3, 2])).toBe(2.5)
  expect(medianOf([7])).toBe(7)
})

test('without values there is no median', () => {
  expect(() => spreadOf([])).toThrow('Nothing was measured')
})

test('the measured values are not changed', () => {
  const values = [3, 1, 2]
  spreadOf(values)
  expect(values).toEqual([3, 1, 2])
})

test('ratios compare within a round', () => {
  expect(ratiosOf([30, 80], [10, 20])).toEqual([3, 4])
})
