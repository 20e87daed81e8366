import type { Locale } from '../i18n/locales.ts'
import type { WrittenText } from './written-texts.ts'

/** Names and shorter labels may be the same in two languages. */
const fewestWords = 3

/** The texts with the words of another language, which still have to be translated. */
export const copiedTexts = (texts: WrittenText[]): { copy: WrittenText; original: Locale }[] =>
  Array.from(Map.groupBy(texts, ({ name }) => name).values()).flatMap((translations) =>
    translations.flatMap((copy, index) => {
      const original = translations.slice(0, index).find((other) => isCopy(copy.text, other.text))
      return original ? [{ copy, original: original.locale }] : []
    }),
  )

function isCopy(text: string, original: string): boolean {
  const words = wordsOf(text)
  return words.length >= fewestWords && words.join() === wordsOf(original).join()
}

/** Without placeholders, figures and punctuation, whose format is that of the language even in a copy. */
const wordsOf = (text: string) => text.replaceAll(/\{[^}]*\}/g, '').match(/\p{L}+/gu) ?? []
