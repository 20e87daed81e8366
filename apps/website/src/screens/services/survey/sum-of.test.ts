import { expect, test } from 'vitest'
import { sumOf } from './sum-of.ts'

test('fixes are paid back in the month in which their savings reach their price', () => {
  const [first, second] = [
    { price: 84_000, saving: 60_000 },
    { price: 24_000, saving: 20_000 },
  ]
  expect(sumOf([first])).toEqual({ price: 84_000, saving: 60_000, month: 17 })
  expect(sumOf([first, second])).toEqual({ price: 108_000, saving: 80_000, month: 17 })
  expect(sumOf([{ price: 12_000, saving: 12_000 }]).month).toBe(12)
})
