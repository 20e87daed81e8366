import { readFileSync } from 'node:fs'
import { company } from '../facts/company.ts'
import { factPath } from '../facts/fact-path.ts'
import { factFile } from '../facts/lists.ts'
import { deskMessages } from '../i18n/desk-messages.ts'
import { locales, type Locale } from '../i18n/locales.ts'
import { messages } from '../i18n/messages.ts'
import { legalPages } from '../i18n/pages.ts'
import { typeset } from '../i18n/typeset.ts'

/** A text for visitors or the owner. */
export interface WrittenText {
  locale: Locale
  /** The same in every language: `HOME`, `desk/INBOX`, `legal/imprint.md`, `services/risk-management/name`. */
  name: string
  /** Where an editor finds it. */
  place: string
  text: string
}

/** Every text of `content/`: messages, legal texts and the facts that are worded per language. */
export function writtenTexts(): WrittenText[] {
  return [
    ...Object.entries({ messages, desk: deskMessages }).flatMap(([folder, texts]) =>
      locales.flatMap((locale) =>
        Object.entries(texts[locale]).map(([key, text]) => ({
          locale,
          name: folder === 'desk' ? `desk/${key}` : key,
          place: `content/${folder}/${locale}.json, ${key}`,
          text,
        })),
      ),
    ),
    ...locales.flatMap((locale) => legalPages.map((page) => legalText(locale, page))),
    ...wordedFacts(company, []),
  ]
}

function legalText(locale: Locale, page: string): WrittenText {
  const place = `content/legal/${locale}/${page}.md`
  const file = readFileSync(new URL(`../../../${place}`, import.meta.url), 'utf8')
  // Without names of fields, code, link targets and tags, which nobody reads.
  const text = file.replaceAll(/^\w+: |`[^`]*`|\]\([^)]*\)|<[^>]*>/gm, '')
  return { locale, name: `legal/${page}.md`, place, text: typeset(text, locale) }
}

/** @param keys the path of the value; an entry with an id is named by it */
function wordedFacts(value: unknown, keys: (string | number)[]): WrittenText[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const locale = locales.find((known) => known === name)
    if (locale && typeof part === 'string') {
      const place = `${factFile(String(keys[0]))}, ${factPath([...keys, locale])}`
      const steps = keys.map((key) => (typeof key === 'number' ? key + 1 : key))
      return [{ locale, name: steps.join('/'), place, text: part }]
    }
    const { id } = Object(part) as { id?: string }
    return wordedFacts(part, [...keys, id ?? (Array.isArray(value) ? Number(name) : name)])
  })
}
