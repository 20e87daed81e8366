import { mondayOf, swissTime, timeZone } from '@site/company/i18n/swiss-time.ts'

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
