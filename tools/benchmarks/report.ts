import { availableParallelism, cpus, release, totalmem, type } from 'node:os'

/** How many rounds each benchmark runs; in each round, what is compared alternates. BENCH_ROUNDS overrides it. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

/** A text, a single figure, or several measurements, shown as median, minimum and maximum. */
export type Cell = string | number | readonly number[]

export interface Results {
  /** Markdown: what is measured, and how. */
  explanation: string
  /** Tables, each with its heading first. */
  tables: Cell[][][]
}

/** A section of docs/benchmarks.md: what was measured, when, how and on what machine. */
export function sectionOf(
  { name, title }: { name: string; title: string },
  { explanation, tables }: Results,
  measuredAt = new Date(),
): string {
  const time = measuredAt.toISOString().slice(0, 16).replace('T', ' ')
  return [
    `## ${title}`,
    `Measured ${time} UTC by \`npm run bench -- ${name}\`; ${machine()}.`,
    explanation,
    ...tables.map(markdownTable),
  ].join('\n\n')
}

/** A limit and whether a figure keeps it, as cells. */
export function target(what: string, measured: number, [sign, limit]: ['≤' | '≥', number]): Cell[] {
  const isMet = sign === '≤' ? measured <= limit : measured >= limit
  return [what, `${sign} ${figure(limit)}`, measured, isMet ? 'yes' : '**no**']
}

/** @throws Error without any measurement */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const [lower, upper] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  if (lower === undefined || upper === undefined) throw new Error('Nothing was measured.')
  return (lower + upper) / 2
}

/** Prettier aligns the columns. */
function markdownTable([heading = [], ...rows]: Cell[][]): string {
  const line = (cells: Cell[]) => `| ${cells.map(cellText).join(' | ')} |`
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Several measurements as `median (minimum–maximum)`. */
function cellText(cell: Cell): string {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return figure(cell)
  return `${figure(medianOf(cell))} (${figure(Math.min(...cell))}–${figure(Math.max(...cell))})`
}

const format = new Intl.NumberFormat('en-GB', {
  maximumSignificantDigits: 3,
  maximumFractionDigits: 0,
  roundingPriority: 'morePrecision',
})

/** At least three significant digits. @throws Error for a figure that is missing */
function figure(value: number): string {
  if (!Number.isFinite(value)) throw new Error('A figure is missing.')
  return format.format(value)
}

/** The machine of the measurement in one line. */
function machine(): string {
  return [
    cpus()[0]?.model.trim() ?? 'unknown processor',
    `${availableParallelism()} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB memory`,
    // Without what a distribution or host appends to the version.
    `${type()} ${release().split('-')[0] ?? ''}`,
    `Node ${process.versions.node}`,
  ].join(', ')
}
