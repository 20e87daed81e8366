import type { Case, Reference } from '@site/company/facts/define-company.ts'
import { totalledFrom } from '@site/company/facts/references.ts'

/** More sheets could not be told apart; larger figures are scaled down. */
const maxSheets = 24

/** How high the terraces are as a share of a drawing with a sky, in which figures are written. */
export const heightUnderSky = 0.56

/** Months since year 0. */
const monthNumber = (month = '') => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))

/** The sheets in each column: one for each month of a story, and an empty one for a gap; without a story two columns. */
export function columnsOf({ result, story }: Pick<Reference, 'result' | 'story'>): number[] {
  const values = story?.months.flatMap(({ month, value }, index, months) => {
    const previous = months[index - 1]?.month ?? month
    return monthNumber(month) - monthNumber(previous) > 1 ? [0, value] : [value]
  }) ?? [result.before, result.after]
  const perSheet = Math.max(1, Math.max(...values) / maxSheets)
  return values.map((value) => (value <= 0 ? 0 : Math.max(1, Math.round(value / perSheet))))
}

/** The column of a month of a story. */
export const columnOf = (
  { result, story }: Pick<Case, 'result' | 'story'>,
  index: number,
): number =>
  columnsOf({ result, story: { ...story, months: story.months.slice(0, index + 1) } }).length - 1

/** What is written at the ends of a drawing: the first and the last month, or the two periods that are compared. */
export function endsOf(
  { result, story: { months } }: Pick<Case, 'result' | 'story'>,
  monthText: (month: string) => string,
  periodText: (first: string, last: string) => string,
): string[] {
  const from = totalledFrom(months, result)
  const ends = (part: typeof months) => [part[0]?.month ?? '', part.at(-1)?.month ?? ''] as const
  if (!from) return ends(months).map(monthText)
  return [months.slice(0, from), months.slice(from)].map((part) => periodText(...ends(part)))
}

/** A sheet of card over neighbouring columns. */
interface Sheet {
  /** From 1 at the foot. */
  level: number
  /** The first column, and the one after the last. */
  from: number
  to: number
}

/** The sheets from the foot up: one for each run of columns that reach a level. */
export function sheetsOf(columns: number[]): Sheet[] {
  const levels = Array.from({ length: Math.max(...columns) }, (_, index) => index + 1)
  return levels.flatMap((level) => {
    const starts = columns.flatMap((sheets, column) =>
      sheets >= level && (columns[column - 1] ?? 0) < level ? [column] : [],
    )
    return starts.map((from) => {
      const end = columns.findIndex((sheets, column) => column > from && sheets < level)
      return { level, from, to: end < 0 ? columns.length : end }
    })
  })
}
