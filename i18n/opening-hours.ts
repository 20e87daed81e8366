import type { Company } from '../content/define-company.ts'
import { weekdays } from '../content/optional-facts.ts'
import { regionalTags, type Locale } from './locales.ts'

type OpeningHours = NonNullable<Company['openingHours']>
type Weekday = (typeof weekdays)[number]

/** Days with the same hours: "Monday to Thursday", ["08:00–12:00", "13:30–17:30"]. */
export interface OpenDays {
  days: string
  hours: string[]
}

/** The opening hours, with consecutive days of the same hours in one line. */
export function openDays(openingHours: OpeningHours, locale: Locale): OpenDays[] {
  const runs: { first: number; last: number; hours: string[] }[] = []
  for (const [index, day] of weekdays.entries()) {
    const hours = hoursOf(day, openingHours)
    const run = runs.at(-1)
    if (run?.last === index - 1 && run.hours.join() === hours.join()) run.last = index
    else if (hours.length > 0) runs.push({ first: index, last: index, hours })
  }
  return runs.map(({ first, last, hours }) => ({ days: daysText(first, last, locale), hours }))
}

function hoursOf(day: Weekday, openingHours: OpeningHours): string[] {
  return openingHours
    .filter(({ days }) => days.includes(day))
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .sort()
}

/** The name of one day, or the first and the last of several. */
function daysText(first: number, last: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(regionalTags[locale], { weekday: 'long', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  const dateOf = (index: number) => Date.UTC(2024, 0, 1 + index)
  return first === last
    ? format.format(dateOf(first))
    : format.formatRange(dateOf(first), dateOf(last))
}
