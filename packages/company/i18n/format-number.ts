import { regionalTags, type Locale } from './locales.ts'

/** A number, amount or duration as the language writes it in Switzerland: 1,480 or 1’480. */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions) {
  return (
    new Intl.NumberFormat(regionalTags[locale], options)
      .format(value)
      // Swiss German groups digits with an apostrophe, which some versions of ICU write straight.
      .replaceAll("'", '’')
  )
}

/** "CHF 1,480": Switzerland writes the currency first in every language, in French too. */
export const formatFrancs = (amount: number, locale: Locale) =>
  `CHF\u00a0${formatNumber(amount, locale, { maximumFractionDigits: 0 })}`

/** "12.3 GB" */
export const formatGigabytes = (bytes: number, locale: Locale) =>
  formatNumber(bytes / 1e9, locale, {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: 1,
  })
