import { editorTexts } from './editor-texts.ts'
import type { Locale } from './locales.ts'
import { messages } from './messages.ts'
import { limitOf } from './text-limits.ts'

/** Where a text is, in the words of the pages themselves, and how it begins: `Home › What we do › The short version`. */
export function textLabel(key: string, language: Locale): string {
  const texts: Record<string, string | undefined> = messages[language]
  const { places, words } = editorTexts[language]
  const headings = Array.from(key.matchAll(/_/g), ({ index }) => {
    const place = key.slice(0, index)
    const heads = ['', '_LABEL', '_HEADING', '_TITLE'].map((end) => texts[place + end])
    return places[place] ?? heads.find((head) => head !== undefined)
  })
  const names = [...headings, limitOf(key)?.inSearch && words.SEARCH, texts[key]]
  return [...new Set(names.flatMap((name) => (name ? startOf(name) : [])))].join(' › ')
}

/** The first words of a text: at most 40 characters. */
const startOf = (text: string) =>
  text.replace(/^(?=.{41})(.{0,39}[\p{L}}])(?![\p{L}’-]).*/su, '$1…')
