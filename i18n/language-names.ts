import { listInWords } from './list-in-words.ts'
import { regionalTags, type Locale } from './locales.ts'

/**
 * Languages by their codes, in the words of the page: "German, French and English".
 * @param codes as BCP 47 has them, such as "de"
 */
export function languageNames(codes: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(regionalTags[locale], { type: 'language' })
  return listInWords(
    codes.map((code) => names.of(code) ?? code),
    locale,
  )
}
