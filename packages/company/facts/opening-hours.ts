import type { Company } from './define-company.ts'
import { weekdays } from './optional-facts.ts'
import { fillPlaceholders } from '../i18n/fill-placeholders.ts'
import { formatTimeOfDay } from '../i18n/format-date.ts'
import { listInWords } from '../i18n/language-names.ts'
import { regionalTags, type Locale } from '../i18n/locales.ts'
import { messages } from '../i18n/messages.ts'

type OpeningHours = NonNullable<Company['openingHours']>

/** The opening hours, a line for days of the same: "Monday to Thursday, 08:00–12:00 and 13:30–17:30". */
export function openingLines(openingHours: OpeningHours, locale: Locale): string[] {
  const runs: { first: number; last: number; hours: string }[] = []
  for (const [index, day] of weekdays.entries()) {
    const ofDay = openingHours.filter(({ days }) => days.includes(day))
    const hours = hoursOf(ofDay, locale)
    const run = runs.at(-1)
    if (run?.last === index - 1 && run.hours === hours) run.last = index
    else if (hours) runs.push({ first: index, last: index, hours })
  }
  return runs.map(({ first, last, hours }) =>
    fillPlaceholders(messages[locale].OPEN_HOURS, { days: daysText(first, last, locale), hours }),
  )
}

/** The hours of one day in words; empty for a day that is closed. */
function hoursOf(openingHours: OpeningHours, locale: Locale): string {
  const ranges = openingHours
    .toSorted((a, b) => a.opens.localeCompare(b.opens))
    .map(({ opens, closes }) =>
      fillPlaceholders(messages[locale].OPEN_TIMES, {
        opens: formatTimeOfDay(opens, locale),
        closes: formatTimeOfDay(closes, locale),
      }),
    )
  return listInWords(ranges, locale)
}

/** The name of one day, or the first and the last of several. */
function daysText(first: number, last: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(regionalTags[locale], { weekday: 'long', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  const nameOf = (index: number) => format.format(Date.UTC(2024, 0, 1 + index))
  if (first === last) return nameOf(first)
  return fillPlaceholders(messages[locale].DAY_RANGE, { first: nameOf(first), last: nameOf(last) })
}
