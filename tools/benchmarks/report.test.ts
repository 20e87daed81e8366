import { expect, test } from 'vitest'
import { medianOf, sectionOf, target, type Cell } from './report.ts'

const pages = { name: 'pages', title: 'Pages' }
const at = new Date('2026-11-21T07:20:31Z')
const reportOf = (cell: Cell) =>
  sectionOf(pages, { explanation: 'How.', tables: [[['µs'], [cell]]] }, at)

test('a section states when, how and on what it was measured', () => {
  expect(reportOf(1)).toContain('Measured 2026-11-21 07:20 UTC by `npm run bench -- pages`; ')
})

test.each([
  [[15.5, 12, 13.04], '13 (12–15.5)'],
  [0, '0'],
  [0.04321, '0.0432'],
  [41.26, '41.3'],
  [12_345.6, '12,346'],
  ['text', 'text'],
])('%j is written %s', (cell, text) => {
  expect(reportOf(cell)).toContain(`| µs |\n| --- |\n| ${text} |`)
})

test('a missing figure fails the benchmark', () => {
  expect(() => reportOf(Number.NaN)).toThrow('A figure is missing')
  expect(() => reportOf([])).toThrow('Nothing was measured')
})

test('a target states whether it is met', () => {
  expect(target('memory', 150, ['≤', 150])).toEqual(['memory', '≤ 150', 150, 'yes'])
  expect(target('memory', 151, ['≤', 150]).at(-1)).toBe('**no**')
  expect(target('rate', 0.3, ['≥', 0.2]).at(-1)).toBe('yes')
})

test('the median of an even number of values is the mean of the middle two', () => {
  expect(medianOf([4, 1, 3, 2])).toBe(2.5)
})
