import { readFileSync, writeFileSync } from 'node:fs'
import { company } from '../facts/company.ts'
import { fingerprint } from '../facts/example-record.ts'
import { listNames } from '../facts/lists.ts'
import type { Locale } from '../i18n/locales.ts'
import { writtenTexts, type WrittenText } from './written-texts.ts'

/** By text the fingerprint of the original that its translations were made from; under `language` the language of those. */
type TranslationRecord = Record<string, string | undefined>

const { language } = company

const recordFile = new URL('../../../content/translated-from.json', import.meta.url)

export const readRecord = () => JSON.parse(readFileSync(recordFile, 'utf8')) as TranslationRecord

/** The fingerprint of every text in the main language but the facts of company.json, by its name. */
export function originalFingerprints(): Record<string, string> {
  const texts = writtenTexts().filter(
    ({ locale, file }) => locale === language && file !== 'content/company.json',
  )
  return Object.fromEntries(texts.map(({ name, text }) => [name, fingerprint(text)]))
}

/** Whether a text is that of a list, whose languages are side by side: a new one is translated. */
const isInList = (name: string) => listNames.some((list) => name.startsWith(`${list}/`))

/** The place of a text in any entry of its list: entries without an id move when one is removed. */
const inAnyEntry = (name: string) => name.replaceAll(/\/\d+(?=\/)/g, '')

/** The texts that have changed in the main language since they were translated. */
export function staleTexts(record = readRecord()): string[] {
  const translated = new Set(
    Object.entries(record).map(([name, text]) => inAnyEntry(name) + String(text)),
  )
  return Object.entries(originalFingerprints())
    .filter(([name, current]) => !translated.has(inAnyEntry(name) + current))
    .filter(([name]) => name in record || !isInList(name))
    .map(([name]) => name)
}

/** Records that the translations of these texts, or of `all`, and of new entries match the texts of today. */
export function acceptTranslations(names: string[]): void {
  const record = readRecord()
  const stale = staleTexts(record)
  // In the order of the texts, so that a change is a diff of one line.
  const entries = Object.entries(originalFingerprints()).map(([name, current]) => [
    name,
    names.includes('all') || names.includes(name) || !stale.includes(name) ? current : record[name],
  ])
  const accepted = { language, ...Object.fromEntries(entries) } as TranslationRecord
  writeFileSync(recordFile, `${JSON.stringify(accepted, null, 2)}\n`)
}

/** Whether the translations were compared with the texts of another main language. */
export const mainLanguageHasChanged = (record: TranslationRecord) => record.language !== language

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
