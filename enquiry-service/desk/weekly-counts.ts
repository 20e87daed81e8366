import { sources, type Source } from '../../enquiry-contract/fields.ts'
import { mondayOf, swissTime, timeZone } from '../../i18n/swiss-time.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'

export interface WeekCount {
  /** The date of its Monday, as `2026-11-16`. */
  monday: string
  bySource: Record<Source, number>
  total: number
  /** Page views that came from elsewhere, and all page views, as far as they are counted. */
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
  for await (const { enquiry } of archive.list({ from })) {
    const week = byMonday.get(weekOf(enquiry.receivedAt).toString())
    if (!week || enquiry.mark !== null) continue
    week.bySource[sourceOf(enquiry.values.source)] += 1
    week.total += 1
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

/** A source that the form no longer offers counts as "others". */
function sourceOf(source: string): Source {
  return sources.find((known) => known === source) ?? 'others'
}

function emptyWeek(monday: string): WeekCount {
  return {
    monday,
    bySource: { social: 0, friend: 0, website: 0, others: 0 },
    total: 0,
    visits: 0,
    views: 0,
  }
}
