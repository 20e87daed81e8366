import type { Case } from '@site/company/facts/define-company.ts'

type Months = Case['story']['months']

/** More sheets could not be told apart; larger figures are scaled down. */
const maxSheets = 24

/** The months after year 0. */
const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))

/** The number of sheets in each column; a column without sheets stands for months that are left out. */
export function slotsOf(months: Months): number[] {
  const perSheet = Math.max(1, Math.max(...months.map(({ value }) => value)) / maxSheets)
  return months.flatMap(({ month, value }, index) => {
    const previous = months[index - 1]
    const follows = !previous || monthNumber(month) === monthNumber(previous.month) + 1
    const sheets = value === 0 ? 0 : Math.max(1, Math.round(value / perSheet))
    return follows ? [sheets] : [0, sheets]
  })
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
export function sheetsOf(slots: number[]): Sheet[] {
  const levels = Array.from({ length: Math.max(...slots) }, (_, index) => index + 1)
  return levels.flatMap((level) => {
    const starts = slots.flatMap((sheets, column) =>
      sheets >= level && (slots[column - 1] ?? 0) < level ? [column] : [],
    )
    return starts.map((from) => {
      const end = slots.findIndex((sheets, column) => column > from && sheets < level)
      return { level, from, to: end < 0 ? slots.length : end }
    })
  })
}
