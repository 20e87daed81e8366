import { regionalTags, type Locale } from '../../i18n/locales.ts'
import { timeZone } from '../../i18n/swiss-time.ts'

/** For Swiss French, CLDR puts a comma after the weekday, which nobody writes. */
const dateTags = { ...regionalTags, fr: 'fr' }

/** "Friday, 20 November 2026 at 23:05", in Swiss time. */
export function dateAndTime(time: number, language: Locale): string {
  return new Intl.DateTimeFormat(dateTags[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(time)
}

/** "20 November 2026" */
export const date = (time: number, language: Locale) => longDate(language).format(time)

/** "16–22 November 2026" */
export const dateRange = (first: number, last: number, language: Locale) =>
  longDate(language).formatRange(first, last)

const longDate = (language: Locale) =>
  new Intl.DateTimeFormat(dateTags[language], { dateStyle: 'long', timeZone })
