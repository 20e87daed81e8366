import type { Bar } from '../part.ts'
import { writeCell, writeFigure } from './figure.ts'
import { markdownTable } from './markdown-table.ts'
import type { PartRecord } from './part-record.ts'

/** The whole of `docs/benchmarks.md`. */
export function composeReport(records: PartRecord[]): string {
  const sections = [
    '# Benchmarks',
    'Written by `npm run bench`; not edited by hand. Where something was measured several times, the ' +
      'median stands first and the smallest and largest value behind it.',
    ...records.map(composeSection),
  ]
  return `${sections.join('\n\n')}\n`
}

/** One part of the report. */
export function composeSection(record: PartRecord): string {
  const { title, measuredAt, command, machine, explanation, tables, bars, remarks } = record
  return [
    `## ${title}`,
    `Measured ${measuredAt.slice(0, 16).replace('T', ' ')} UTC by \`${command}\`; ${machine}.`,
    explanation,
    ...tables.map(({ columns, rows }) =>
      markdownTable(
        columns,
        rows.map((row) => row.map(writeCell)),
      ),
    ),
    ...(bars.length > 0 ? [composeBars(bars)] : []),
    ...remarks,
  ].join('\n\n')
}

function composeBars(bars: Bar[]): string {
  return markdownTable(
    ['Bar', 'limit', 'measured', 'met'],
    bars.map((bar) => [
      bar.what,
      `${bar.atMost === undefined ? '≥' : '≤'} ${writeFigure(limitOf(bar))} ${bar.unit}`.trim(),
      `${writeFigure(bar.measured)} ${bar.unit}`.trim(),
      isMet(bar) ? 'yes' : '**no**',
    ]),
  )
}

function limitOf({ atMost, atLeast }: Bar): number {
  return atMost ?? atLeast ?? Number.NaN
}

function isMet({ atMost = Infinity, atLeast = -Infinity, measured }: Bar): boolean {
  return measured <= atMost && measured >= atLeast
}
