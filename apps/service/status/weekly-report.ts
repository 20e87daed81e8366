import { mondayOf, swissTime, timeZone } from '@site/company/i18n/swiss-time.ts'
import { sources } from '@site/enquiry/fields.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import type { ServiceStatus } from './service-status.ts'
import { reviewOf } from '../storage/enquiry-record.ts'

export type WeeklyFigures = Awaited<ReturnType<typeof weeklyFigures>>

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

/** Collects the figures of the week before a report is due; open and held are the enquiries of any week. */
export async function weeklyFigures(
  dueAt: number,
  archive: Pick<EnquiryArchive, 'list' | 'pageViews' | 'stats'>,
  status: () => Promise<ServiceStatus>,
) {
  const { new: open, held } = await archive.stats()
  return {
    dueAt,
    week: await countWeek(archive, swissTime(dueAt).toPlainDate().subtract({ weeks: 1 })),
    open,
    held,
    status: await status(),
  }
}

export type WeekCount = Awaited<ReturnType<typeof countWeek>>

/** Counts the enquiries of a week but spam, its page views, and those from outside, which are visits. */
export async function countWeek(
  archive: Pick<EnquiryArchive, 'list' | 'pageViews'>,
  monday: Temporal.PlainDate,
) {
  const next = monday.add({ weeks: 1 })
  const bySource = { social: 0, friend: 0, website: 0, others: 0 }
  const count = { monday: monday.toString(), total: 0, bySource, visits: 0, views: 0 }
  for await (const record of archive.list({ from: startOf(monday), before: startOf(next) })) {
    if (reviewOf(record) === 'spam') continue
    count.total += 1
    const { source } = record.enquiry.values
    // One that the form no longer offers counts as "others".
    bySource[sources.find((known) => known === source) ?? 'others'] += 1
  }
  const days = { from: monday.toString(), before: next.toString() }
  for (const { fromOutside, views } of await archive.pageViews(days)) {
    count.views += views
    if (fromOutside) count.visits += views
  }
  return count
}

const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).epochMilliseconds
