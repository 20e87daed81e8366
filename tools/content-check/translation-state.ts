import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { defaultLocale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'

/** By text: the fingerprint of the English text that the translations were made from. */
type TranslationRecord = Record<string, string | undefined>

const recordFile = new URL('../../content/translated-from.json', import.meta.url)

const readRecord = () => JSON.parse(readFileSync(recordFile, 'utf8')) as TranslationRecord

/** The fingerprint of every English text, by message key, `desk/KEY` or, for legal texts, `legal/imprint.md`. */
export function englishFingerprints(): Record<string, string> {
  const folder = new URL(`../../content/legal/${defaultLocale}/`, import.meta.url)
  const texts = [
    ...Object.entries(messages[defaultLocale]),
    ...Object.entries(deskMessages[defaultLocale]).map(([key, text]) => [`desk/${key}`, text]),
    ...readdirSync(folder).map((file) => [
      `legal/${file}`,
      readFileSync(new URL(file, folder), 'utf8'),
    ]),
  ]
  return Object.fromEntries(texts.map(([name = '', text = '']) => [name, fingerprint(text)]))
}

/** The texts whose English has changed since they were translated. */
export const staleTexts = (record = readRecord()) =>
  Object.entries(englishFingerprints())
    .filter(([name, current]) => record[name] !== current)
    .map(([name]) => name)

/** Records that the translations of these texts match the English text of today. */
export function acceptTranslations(names: string[]): void {
  const record = readRecord()
  // In the order of the English texts, so that a change is a diff of one line.
  const entries = Object.entries(englishFingerprints()).map(([name, current]) => [
    name,
    names.includes(name) ? current : record[name],
  ])
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

/** The texts to translate again, each as a sentence that says how to accept it. */
export const translationProblems = () =>
  staleTexts().map(
    (name) =>
      `The English text ${name} has changed: revisit its translations, ` +
      `then run "npm run translations -- accept ${name}".`,
  )

/** Eight hex digits that change with the text. */
const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
