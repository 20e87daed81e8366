import { expect, test } from 'vitest'
import { columnOf, columnsOf, endsOf, sheetsOf } from './terraces.ts'

const words = { en: '', de: '', fr: '' }
const result = { label: words, unit: words, before: 11, after: 2 }

/** A story with these figures. */
function storyOf(...months: [month: string, value: number][]) {
  const figures = months.map(([month, value]) => ({ month, value }))
  const texts = { slug: 'a', title: words, problem: [words], solution: [words] }
  return { ...texts, months: figures }
}

/** The columns of a story with these figures. */
const columns = (...months: Parameters<typeof storyOf>) =>
  columnsOf({ result, story: storyOf(...months) })

test('a column has a sheet for each unit of its figure', () => {
  expect(columns(['2025-11', 4], ['2025-12', 2.4], ['2026-01', 0])).toEqual([4, 2, 0])
})

test('large figures are scaled down, and a small one keeps a sheet', () => {
  expect(columns(['2025-01', 4800], ['2025-02', 2400], ['2025-03', 1])).toEqual([24, 12, 1])
})

test('months that are left out are a gap', () => {
  expect(columns(['2025-04', 3], ['2025-12', 1])).toEqual([3, 0, 1])
})

test('a month is in the column after the gap of those that are left out', () => {
  const story = storyOf(['2025-04', 3], ['2025-12', 1])
  expect([0, 1].map((index) => columnOf({ result, story }, index))).toEqual([0, 2])
})

test('a result without a story has a column before and one after', () => {
  expect(columnsOf({ result, story: undefined })).toEqual([11, 2])
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

test('the ends of a drawing are months, or the two periods whose totals are compared', () => {
  const endsWith = (...months: Parameters<typeof storyOf>) =>
    endsOf(
      { result, story: storyOf(...months) },
      (month) => month,
      (first, last) => `${first} to ${last}`,
    )
  expect(endsWith(['2025-01', 11], ['2025-02', 5], ['2025-03', 2])).toEqual(['2025-01', '2025-03'])
  expect(endsWith(['2025-01', 7], ['2025-02', 4], ['2026-01', 2], ['2026-02', 0])).toEqual([
    '2025-01 to 2025-02',
    '2026-01 to 2026-02',
  ])
})
