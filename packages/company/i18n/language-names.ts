import { regionalTags, type Locale } from './locales.ts'

/** Languages by their BCP 47 codes in the language of the page: "German, French and English". */
export function languageNames(codes: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(regionalTags[locale], { type: 'language' })
  const inWords = codes.map((code) => names.of(code) ?? code)
  return listInWords(inWords, locale)
}

/** Several texts in the language of the page, as in a sentence: "Graubünden and the rest of Switzerland". */
export const listTexts = (texts: readonly Record<Locale, string>[], locale: Locale) =>
  listInWords(
    texts.map((text) => text[locale]),
    locale,
  )

/** Joins items as in a sentence: "German, French and English". */
export const listInWords = (items: readonly string[], locale: Locale) =>
  new Intl.ListFormat(regionalTags[locale]).format(items)
