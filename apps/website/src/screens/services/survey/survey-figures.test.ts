import { expect, test } from 'vitest'
import { completeCompany } from '@site/company/testing/complete-company.ts'
import { costPerSheet, sheetsOf, sumOf } from './survey-figures.ts'

const [system] = completeCompany.surveySystems ?? []
if (!system) throw new Error('The company of this test has no survey.')
const costing = (cost: number, saving = 1) => ({
  ...system,
  cost,
  repair: { ...system.repair, saving },
})

test.each([
  [180_000, 10_000],
  [200_000, 10_000],
  [201_000, 20_000],
  [410_000, 50_000],
  [2_100_000, 200_000],
  [3000, 200],
])('where the most expensive system costs %d a year, a sheet is %d', (cost, perSheet) => {
  expect(costPerSheet([costing(cost), costing(10)])).toBe(perSheet)
})

test('a hill has a sheet for each part of the cost, and loses those that the fix saves', () => {
  expect(sheetsOf(costing(180_000, 60_000), 10_000)).toEqual({ count: 18, saved: 6 })
  expect(sheetsOf(costing(14_000, 4000), 10_000)).toEqual({ count: 1, saved: 0 })
})

test('every hill keeps a sheet', () => {
  expect(sheetsOf(costing(2000, 1999), 10_000)).toEqual({ count: 1, saved: 0 })
  expect(sheetsOf(costing(20_000, 19_000), 10_000)).toEqual({ count: 2, saved: 1 })
})

test('fixes are paid back in the month in which their savings reach their price', () => {
  const [first, second] = [
    { price: 84_000, saving: 60_000 },
    { price: 24_000, saving: 20_000 },
  ]
  expect(sumOf([first])).toEqual({ price: 84_000, saving: 60_000, month: 17 })
  expect(sumOf([first, second])).toEqual({ price: 108_000, saving: 80_000, month: 17 })
  expect(sumOf([{ price: 12_000, saving: 12_000 }]).month).toBe(12)
})
