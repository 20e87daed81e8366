import { expect, test } from 'vitest'
import type { Bar } from '../part.ts'
import { composeSection, type PartRecord, replaceSection } from './compose-report.ts'
import { writeCell } from './figure.ts'
import { markdownTable } from './markdown-table.ts'

const record: PartRecord = {
  title: 'Static pages',
  measuredAt: '2026-11-21T07:20:31.000Z',
  command: 'npm run bench -- static',
  machine: 'A processor, 2 cores',
  explanation: 'What is measured.',
  tables: [{ columns: ['Server', 'µs'], rows: [['nginx', [13.04, 12, 15.5]]] }],
  bars: [],
  remarks: ['Mind the noise.'],
}

const sectionWith = (bar: Bar) => composeSection({ ...record, bars: [bar] })

test('several measurements are shown as median, minimum and maximum', () => {
  expect(writeCell([15.5, 12, 13.04])).toBe('13.0 (12–15.5)')
})

test.for([
  [0, '0'],
  [0.04321, '0.0432'],
  [2.5, '2.50'],
  [41.26, '41.3'],
  [12_345.6, '12,346'],
] as const)('%d is written %s', ([value, text]) => {
  expect(writeCell(value)).toBe(text)
})

test('a table has columns as wide as their content', () => {
  expect(markdownTable(['a', 'page'], [['longer', 'b']])).toBe(
    '| a      | page |\n| ------ | ---- |\n| longer | b    |',
  )
})

test('a section says when, how and on what it was measured', () => {
  const section = composeSection(record)
  expect(section).toContain('2026-11-21 07:20 UTC by `npm run bench -- static`; A processor')
  expect(section).toContain('| nginx  | 13.0 (12–15.5) |')
  expect(section).toContain('Mind the noise.')
})

test('a target says whether it is met', () => {
  const bar = { what: 'CPU', unit: '× nginx', measured: 2.5 }
  expect(sectionWith({ ...bar, atMost: 3 })).toMatch(/\| ≤ 3 × nginx +\| 2\.50 × nginx \| yes/)
  expect(sectionWith({ ...bar, atMost: 2 })).toContain('| **no** |')
  expect(sectionWith({ ...bar, atLeast: 2 })).toContain('| ≥ 2 × nginx')
  expect(sectionWith({ ...bar, atLeast: 3 })).toContain('| **no** |')
})

test('a missing figure does not meet its target', () => {
  const bar = { what: 'CPU', unit: '', measured: Number.NaN, atMost: 3 }
  expect(() => sectionWith(bar)).toThrow('"CPU" is missing')
})

test('a new measurement replaces the last one', () => {
  const lighthouse = { ...record, title: 'Lighthouse' }
  const before = replaceSection(replaceSection('# Benchmarks\n', record), lighthouse)
  const after = replaceSection(before, { ...record, remarks: ['Measured again.'] })
  expect(after).toBe(before.replace('Mind the noise.', 'Measured again.'))
  expect(after.match(/^#+ .+$/gm)).toEqual(['# Benchmarks', '## Static pages', '## Lighthouse'])
})
