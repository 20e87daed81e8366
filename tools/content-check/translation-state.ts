import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { company } from '@site/company/facts/company.ts'
import { listNames } from '@site/company/facts/lists.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { defaultLocale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { wordedFacts } from './written-texts.ts'

/** By text: the fingerprint of the English text that the translations were made from. */
type TranslationRecord = Record<string, string | undefined>

const recordFile = new URL('../../content/translated-from.json', import.meta.url)

const readRecord = () => JSON.parse(readFileSync(recordFile, 'utf8')) as TranslationRecord

/**
 * The fingerprint of every English text, by message key, `desk/KEY`, `legal/imprint.md` or, for the lists,
 * `services/risk-management/name`.
 */
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
  const record = Object.fromEntries(
    texts.map(([name = '', text = '']) => [name, fingerprint(text)]),
  )
  return { ...record, ...entryFingerprints() }
}

const entryFingerprints = () =>
  Object.fromEntries(
    entryTexts().map(({ name, texts }) => [name, fingerprint(texts[defaultLocale])]),
  )

/** The texts of the lists, by list, id and field: `areas/engineering/assignments/1`. */
export const entryTexts = () =>
  listNames.flatMap((list) =>
    (company[list] ?? []).flatMap(({ id, ...fields }) =>
      wordedFacts(fields).map(({ keys, texts }) => {
        const field = keys.map((key) => (typeof key === 'number' ? key + 1 : key))
        return { name: [list, id, ...field].join('/'), texts }
      }),
    ),
  )

/** What the translations were made from. A new entry of a list is translated: its languages are side by side. */
const translatedFrom = (record: TranslationRecord) => ({ ...entryFingerprints(), ...record })

/** The texts whose English has changed since they were translated. */
export function staleTexts(record = readRecord()): string[] {
  const translated: TranslationRecord = translatedFrom(record)
  return Object.entries(englishFingerprints())
    .filter(([name, current]) => translated[name] !== current)
    .map(([name]) => name)
}

/** Records that the translations of these texts match the English text of today. */
export function acceptTranslations(names: string[]): void {
  const translated: TranslationRecord = translatedFrom(readRecord())
  // In the order of the English texts, so that a change is a diff of one line.
  const entries = Object.entries(englishFingerprints()).map(([name, current]) => [
    name,
    names.includes(name) ? current : translated[name],
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
