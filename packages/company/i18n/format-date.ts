import { fillPlaceholders } from './fill-placeholders.ts'
import { regionalTags, type Locale } from './locales.ts'
import { messages } from './messages.ts'
import { swissTime, timeZone } from './swiss-time.ts'

/** In Swiss French CLDR puts a comma after the weekday, which is not customary. */
const dateTags = { ...regionalTags, fr: 'fr' }

type DateStyle = 'full' | 'long' | 'medium'

const dateFormat = (dateStyle: DateStyle, locale: Locale) =>
  new Intl.DateTimeFormat(dateTags[locale], { dateStyle, timeZone })

/** "Friday, 20 November 2026" (full), "20 November 2026" (long) or "20 Nov 2026", in Swiss time. */
export const formatDate = (time: number | Date, locale: Locale, style: DateStyle = 'long') =>
  withOrdinal(dateFormat(style, locale).format(time), locale)

/** "November 2026", or "November" @param month such as `2026-11` */
export const formatMonth = (month: string, locale: Locale, withYear = true) =>
  new Intl.DateTimeFormat(dateTags[locale], {
    month: 'long',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(month))

/** "December 2024 – April 2025", without words between that would have to agree: "d’avril", not "de avril". */
export const formatMonthRange = (first: string, last: string, locale: Locale) =>
  new Intl.DateTimeFormat(dateTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .formatRange(new Date(first), new Date(last))
    .replace(/\s*–\s*/, ' – ')

/** "16 to 22 November 2026", with what the dates share written once. */
export function formatDateRange(first: number, last: number, locale: Locale) {
  const range = dateFormat('long', locale).formatRange(first, last)
  const [from = '', to = ''] = range.split(/\s*–\s*/)
  return fillPlaceholders(messages[locale].DAY_RANGE, {
    first: withOrdinal(from, locale),
    last: withOrdinal(to, locale),
  })
}

/** "Friday, 20 November 2026 at 23:05", in Swiss time. Lists use the style "medium". */
export function formatDateAndTime(time: number, locale: Locale, style: DateStyle = 'full') {
  const timeOfDay = swissTime(time).toPlainTime().toString({ smallestUnit: 'minute' })
  return fillPlaceholders(messages[locale].DATE_AND_TIME, {
    date: formatDate(time, locale, style),
    time: formatTimeOfDay(timeOfDay, locale),
  })
}

/** A time of day such as `08:00` in the Swiss format of a language: 08:00, 8.00 or 8 h. */
export function formatTimeOfDay(time: string, locale: Locale): string {
  const [hours = '', minutes = ''] = time.split(':')
  const formatted: Record<Locale, string> = {
    en: time,
    de: `${Number(hours)}.${minutes}`,
    fr: `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
  }
  return formatted[locale]
}

/** In French the first day of a month is "1er", which CLDR does not know. */
const withOrdinal = (date: string, locale: Locale) =>
  locale === 'fr' ? date.replace(/\b1(?= \p{L}|$)/u, '1er') : date
