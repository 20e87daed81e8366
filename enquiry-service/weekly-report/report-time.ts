import { mondayOf, swissDay, swissTime, timeZone } from '../../i18n/swiss-time.ts'
import type { DayRange } from '../storage/page-views.ts'

/** When the report is due on Mondays, in Switzerland. */
const reportTime = '07:00'

/** The latest time at which a report was due, in milliseconds since 1970. */
export function latestReportTime(now: number): number {
  const monday = mondayOf(swissTime(now).toPlainDate()).toZonedDateTime({
    timeZone,
    plainTime: reportTime,
  })
  const due = monday.epochMilliseconds <= now ? monday : monday.subtract({ weeks: 1 })
  return due.epochMilliseconds
}

/** A week from Monday to Sunday, as times and as days; each end is excluded. */
export interface ReportedWeek {
  from: number
  before: number
  days: DayRange
}

/** The week that ended before a report is due. */
export function weekBefore(dueAt: number): ReportedWeek {
  const monday = swissTime(dueAt).startOfDay()
  const { epochMilliseconds: from } = monday.subtract({ weeks: 1 })
  const { epochMilliseconds: before } = monday
  return { from, before, days: { from: swissDay(from), before: swissDay(before) } }
}
