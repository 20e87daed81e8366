import { sources, type Source } from '@site/enquiry/fields.ts'
import { timeZone } from '@site/company/i18n/swiss-time.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { reviewOf } from '../storage/enquiry-record.ts'

/** Numbers of a week, which name no visitor. */
export interface WeekCount {
  /** The date of its Monday, as `2026-11-16`. */
  monday: string
  /** Enquiries without what the desk lists as spam; held ones count as well. */
  total: number
  bySource: Record<Source, number>
  /** Page views from outside, and all page views; 0 when not counted. */
  visits: number
  views: number
}

/** Counts enquiries and page views of the week that begins on a Monday, in Swiss time. */
export async function countWeek(
  archive: Pick<EnquiryArchive, 'list' | 'pageViews'>,
  monday: Temporal.PlainDate,
): Promise<WeekCount> {
  const next = monday.add({ weeks: 1 })
  const bySource = { social: 0, friend: 0, website: 0, others: 0 }
  const count = { monday: monday.toString(), total: 0, bySource, visits: 0, views: 0 }
  for await (const record of archive.list({ from: startOf(monday), before: startOf(next) })) {
    if (reviewOf(record) === 'spam') continue
    count.total += 1
    bySource[sourceOf(record.enquiry.values.source)] += 1
  }
  const days = { from: monday.toString(), before: next.toString() }
  for (const { fromOutside, views } of await archive.pageViews(days)) {
    count.views += views
    if (fromOutside) count.visits += views
  }
  return count
}

const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).epochMilliseconds

/** A source that the form no longer offers counts as "others". */
function sourceOf(source: string): Source {
  return sources.find((known) => known === source) ?? 'others'
}
