import { expect, test } from 'vitest'
import { batchBytes, inBatches } from './batches.ts'

const sizesOf = (sizes: number[]) =>
  inBatches(sizes.map((size) => ({ size }))).map((batch) => batch.map(({ size }) => size))

test('a batch holds no more bytes than allowed', () => {
  const half = batchBytes / 2
  expect(sizesOf([half, half, 1, half, half])).toEqual([[half, half], [1, half], [half]])
})

test('an item larger than a batch gets one of its own', () => {
  expect(sizesOf([1, 6 * batchBytes, 1])).toEqual([[1], [6 * batchBytes], [1]])
})

test('no items make no batch', () => {
  expect(sizesOf([])).toEqual([])
})
