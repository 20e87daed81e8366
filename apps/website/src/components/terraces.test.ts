import { expect, test } from 'vitest'
import { sheetsOf, slotsOf } from './terraces.ts'

test('a column has a sheet for each unit of its figure', () => {
  expect(
    slotsOf([
      { month: '2025-11', value: 4 },
      { month: '2025-12', value: 2.4 },
      { month: '2026-01', value: 0 },
    ]),
  ).toEqual([4, 2, 0])
})

test('large figures are scaled down, and a small one keeps a sheet', () => {
  expect(
    slotsOf([
      { month: '2025-01', value: 4800 },
      { month: '2025-02', value: 2400 },
      { month: '2025-03', value: 1 },
    ]),
  ).toEqual([24, 12, 1])
})

test('months that are left out are a gap', () => {
  expect(
    slotsOf([
      { month: '2025-04', value: 3 },
      { month: '2025-12', value: 1 },
    ]),
  ).toEqual([3, 0, 1])
})

test('neighbouring columns share the sheets that they both reach', () => {
  expect(sheetsOf([3, 1, 0, 2])).toEqual([
    { level: 1, from: 0, to: 2 },
    { level: 1, from: 3, to: 4 },
    { level: 2, from: 0, to: 1 },
    { level: 2, from: 3, to: 4 },
    { level: 3, from: 0, to: 1 },
  ])
})
