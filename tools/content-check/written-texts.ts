import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { company } from '@site/company/facts/company.ts'
import { textPerLanguage } from '@site/company/facts/fact-formats.ts'
import { factPath } from '@site/company/facts/fact-path.ts'
import { factFile } from '@site/company/facts/lists.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { locales, type Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { legalPages } from '@site/company/i18n/pages.ts'

/** A text for visitors or the owner, with the place where an editor finds it. */
export interface WrittenText {
  locale: Locale
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
          place: `content/${folder}/${locale}.json, ${key}`,
          text,
        })),
      ),
    ),
    ...locales.flatMap((locale) => legalPages.map((page) => legalText(locale, page))),
    ...wordedFacts(company).flatMap(({ keys, texts }) =>
      locales.map((locale) => ({
        locale,
        place: `${factFile(String(keys[0]))}, ${factPath([...keys, locale])}`,
        text: texts[locale],
      })),
    ),
  ]
}

function legalText(locale: Locale, page: string): WrittenText {
  const place = `content/legal/${locale}/${page}.md`
  const file = readFileSync(new URL(`../../${place}`, import.meta.url), 'utf8')
  // Without names of fields, code, link targets and tags, which nobody reads.
  const text = file.replaceAll(/^\w+: |`[^`]*`|\]\([^)]*\)|<[^>]*>/gm, '')
  return { locale, place, text }
}

/** A text of the facts, with the names and numbers that lead to it. */
interface WordedFact {
  keys: (string | number)[]
  texts: Record<Locale, string>
}

/** The texts of some facts that are worded per language. */
export function wordedFacts(facts: unknown): WordedFact[] {
  if (v.is(textPerLanguage, facts)) return [{ keys: [], texts: facts }]
  if (typeof facts !== 'object' || facts === null) return []
  return Object.entries(facts).flatMap(([name, part]) =>
    wordedFacts(part).map(({ keys, texts }) => ({
      keys: [Array.isArray(facts) ? Number(name) : name, ...keys],
      texts,
    })),
  )
}
