import type { WrittenText } from './written-texts.ts'

/** Names and shorter labels may be the same in two languages. */
const fewestWords = 3

/** Whether a text has the words of another, so that it still has to be translated. */
export function isCopy(text: string, original: string): boolean {
  const words = wordsOf(text)
  return words.length >= fewestWords && words.join() === wordsOf(original).join()
}

/** Without placeholders and punctuation, which is that of the language even in a copy. */
const wordsOf = (text: string) => text.replaceAll(/\{[^}]*\}/g, '').match(/[\p{L}\d]+/gu) ?? []

/** The texts that are the same in two languages, each as a sentence that names the place to translate. */
export const copiedTexts = (texts: WrittenText[]) =>
  Array.from(Map.groupBy(texts, ({ name }) => name).values()).flatMap((translations) =>
    translations.flatMap(({ place, text }, index) => {
      const original = translations.slice(0, index).find((other) => isCopy(text, other.text))
      return original ? [`${place}: is copied from ${original.place}; please translate it.`] : []
    }),
  )
