import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { listNames } from '@site/company/facts/lists.ts'
import { defaultLocale } from '@site/company/i18n/locales.ts'
import { writtenTexts } from './written-texts.ts'

/** By text: the fingerprint of the English text that the translations were made from. */
type TranslationRecord = Record<string, string | undefined>

const recordFile = new URL('../../content/translated-from.json', import.meta.url)

const readRecord = () => JSON.parse(readFileSync(recordFile, 'utf8')) as TranslationRecord

/** The fingerprint of every English text but the facts of company.json, by its name. */
export function englishFingerprints(): Record<string, string> {
  const texts = writtenTexts().filter(
    ({ locale, place }) => locale === defaultLocale && !place.startsWith('content/company.json'),
  )
  return Object.fromEntries(texts.map(({ name, text }) => [name, fingerprint(text)]))
}

/** Whether a text is that of a list, whose languages are side by side: a new one is translated. */
const isInList = (name: string) => listNames.some((list) => name.startsWith(`${list}/`))

/** The texts whose English has changed since they were translated. */
export const staleTexts = (record = readRecord()) =>
  Object.entries(englishFingerprints())
    .filter(([name, current]) => (record[name] ?? (isInList(name) && current)) !== current)
    .map(([name]) => name)

/** Records that the translations of these texts, and of new entries, match the English text of today. */
export function acceptTranslations(names: string[]): void {
  const record = readRecord()
  const stale = staleTexts(record)
  // In the order of the English texts, so that a change is a diff of one line.
  const entries = Object.entries(englishFingerprints()).map(([name, current]) => [
    name,
    names.includes(name) || !stale.includes(name) ? current : record[name],
  ])
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

/** The texts to translate again, each with how to accept its translations. */
export const translationProblems = () =>
  staleTexts().map(
    (name) =>
      `The English text ${name} has changed: revisit its translations, ` +
      `then run "npm run translations -- accept ${name}".`,
  )

/** Eight hex digits that change with the text. */
const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
