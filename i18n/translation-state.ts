import { readdirSync, readFileSync } from 'node:fs'
import { deskMessages } from './desk-messages.ts'
import { fingerprint } from './fingerprint.ts'
import { defaultLocale, locales, type Locale } from './locales.ts'
import { messages } from './messages.ts'

/** Records from which English text each translation was made. */
export const recordFile = new URL('../content/translated-from.json', import.meta.url)

/** The languages into which the English texts are translated. */
export const translations = locales.filter((locale) => locale !== defaultLocale)

/** By language and text: the fingerprint of the English text that was translated. */
export type TranslationRecord = Partial<Record<Locale, Record<string, string>>>

export const readRecord = () => JSON.parse(readFileSync(recordFile, 'utf8')) as TranslationRecord

/** The fingerprint of every English text, by message key, `desk/KEY` or, for legal texts, `legal/imprint.md`. */
export function englishFingerprints(): Record<string, string> {
  const folder = new URL(`../content/legal/${defaultLocale}/`, import.meta.url)
  const legal = readdirSync(folder).map((file) => [
    `legal/${file}`,
    readFileSync(new URL(file, folder), 'utf8'),
  ])
  const desk = Object.entries(deskMessages[defaultLocale]).map(([key, text]) => [
    `desk/${key}`,
    text,
  ])
  const texts: Record<string, string> = {
    ...messages[defaultLocale],
    ...(Object.fromEntries(desk) as Record<string, string>),
    ...(Object.fromEntries(legal) as Record<string, string>),
  }
  return Object.fromEntries(
    Object.entries(texts).map(([name, english]) => [name, fingerprint(english)]),
  )
}

/** The texts of a language whose English has changed since they were translated. */
export function staleTexts(locale: Locale, record: TranslationRecord): string[] {
  return Object.entries(englishFingerprints())
    .filter(([name, current]) => record[locale]?.[name] !== current)
    .map(([name]) => name)
}

/** The texts to translate again, each as a sentence that says how to accept it. */
export const translationProblems = (locale: Locale) =>
  staleTexts(locale, readRecord()).map(
    (name) =>
      `The English text ${name} has changed: revisit it in ${locale}, ` +
      `then run "npm run translations -- accept ${locale} ${name}".`,
  )
