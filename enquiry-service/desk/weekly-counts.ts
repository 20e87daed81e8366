import { mondayOf, swissTime, timeZone } from '../../i18n/swiss-time.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { countEnquiry, emptyCount, type EnquiryCount } from '../weekly-report/enquiry-count.ts'

export interface WeekCount extends EnquiryCount {
  /** The date of its Monday, as `2026-11-16`. */
  monday: string
  /** Page views from outside, and all page views; 0 when not counted. */
  visits: number
  views: number
}

const weeksShown = 8

/** Enquiries and visits of each of the last weeks, newest first; without spam. */
export async function weeklyCounts(archive: EnquiryArchive, now: number): Promise<WeekCount[]> {
  const thisMonday = weekOf(now)
  const weeks = Array.from({ length: weeksShown }, (_, index) =>
    emptyWeek(thisMonday.subtract({ weeks: index }).toString()),
  )
  const byMonday = new Map(weeks.map((week) => [week.monday, week]))
  const first = thisMonday.subtract({ weeks: weeksShown - 1 })
  const from = first.toZonedDateTime(timeZone).epochMilliseconds
  for await (const record of archive.list({ from })) {
    const week = byMonday.get(weekOf(record.enquiry.receivedAt).toString())
    if (week) countEnquiry(week, record)
  }
  const days = { from: first.toString(), before: thisMonday.add({ weeks: 1 }).toString() }
  for (const { day, fromOutside, views } of await archive.pageViews(days)) {
    const week = byMonday.get(mondayOf(Temporal.PlainDate.from(day)).toString())
    if (!week) continue
    week.views += views
    if (fromOutside) week.visits += views
  }
  return weeks
}

/** Weeks begin on Monday, in Switzerland's time zone. */
const weekOf = (time: number) => mondayOf(swissTime(time).toPlainDate())

function emptyWeek(monday: string): WeekCount {
  return { monday, ...emptyCount(), visits: 0, views: 0 }
}
