import type { Bar, Findings } from '../part.ts'
import { writeCell, writeFigure } from './figure.ts'
import { markdownTable } from './markdown-table.ts'

/** The findings of one run of a part, and how they were obtained. */
export interface PartRecord extends Findings {
  title: string
  /** ISO 8601, UTC. */
  measuredAt: string
  /** The command that measures this part again. */
  command: string
  /** Processor, cores, memory, system and Node. */
  machine: string
}

/**
 * Replaces a section of the report with a new measurement, or appends it.
 * @throws Error for a figure that is `NaN`
 */
export function replaceSection(report: string, record: PartRecord): string {
  const section = `${composeSection(record)}\n`
  const start = report.indexOf(`## ${record.title}\n`)
  if (start < 0) return `${report.trimEnd()}\n\n${section}`
  const next = report.indexOf('\n## ', start)
  return report.slice(0, start) + section + (next < 0 ? '' : report.slice(next))
}

/** Writes the section of one part. */
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

function isMet({ what, atMost = Infinity, atLeast = -Infinity, measured }: Bar): boolean {
  if (Number.isNaN(measured)) throw new Error(`The figure of the bar "${what}" is missing.`)
  return measured <= atMost && measured >= atLeast
}
