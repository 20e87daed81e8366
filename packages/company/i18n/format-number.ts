import { regionalTags, type Locale } from './locales.ts'

/** A number in the Swiss format of a language: 1,480 or 1’480. */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions) {
  const formatted = new Intl.NumberFormat(regionalTags[locale], options).format(value)
  // Some versions of ICU group digits with a straight apostrophe.
  return formatted.replaceAll("'", '’')
}

/** "CHF 1,480": in Switzerland the currency comes first, in French too. */
export const formatFrancs = (amount: number, locale: Locale) =>
  `CHF\u00a0${formatNumber(amount, locale, { maximumFractionDigits: 0 })}`

/** "12.3 GB" */
export const formatGigabytes = (bytes: number, locale: Locale) =>
  formatNumber(bytes / 1e9, locale, {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: 1,
  })
