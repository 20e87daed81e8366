import claims from '@site/content/claims.json' with { type: 'json' }
import { hasPage } from '../facts/company-pages.ts'
import type { Company } from '../facts/define-company.ts'
import { exampleFacts } from '../facts/example-facts.ts'
import { factFile } from '../facts/lists.ts'
import { deskMessages } from '../i18n/desk-messages.ts'
import { fillPlaceholders } from '../i18n/fill-placeholders.ts'
import { languageNames } from '../i18n/language-names.ts'
import type { Locale } from '../i18n/locales.ts'
import { messages } from '../i18n/messages.ts'
import { pageOf, type PageName } from '../i18n/pages.ts'
import { copiedTexts } from '../texts/copied-texts.ts'
import { mainLanguageHasChanged, readRecord, staleTexts } from '../texts/translation-state.ts'
import { writtenTexts } from '../texts/written-texts.ts'

/** Something that the owner has to correct before the site goes live. */
export interface Correction {
  /** The file and the part of it: `content/company.json, people`. */
  place: string
  /** What to do, in the main language of the company. */
  sentence: string
}

const sentences = {
  named: 'LIVE_NAMED',
  entry: 'LIVE_ENTRY',
  placeholder: 'LIVE_PLACEHOLDER',
} as const

/** What the owner has to correct before the site goes live: the doctor and the editor show it (decision 19). */
export function corrections(company: Company): Correction[] {
  const { language, pagesToCheck = [] } = company
  const texts = deskMessages[language]
  return [
    ...exampleFacts(company).map(({ fact, value, mark }) => ({
      place: `${factFile(fact)}, ${fact}`,
      sentence: fillPlaceholders(texts[sentences[mark]], { fact, value }),
    })),
    ...pagesToCheck.filter(hasPage).map((name) => ({
      place: textsOf(name, language),
      sentence: fillPlaceholders(texts.LIVE_PAGE, {
        page: messages[language][pageOf(name).name],
        name,
      }),
    })),
    ...translationCorrections(company),
  ]
}

/** Where the texts are that say something about the company regardless of its facts. */
function textsOf(page: PageName, language: Locale): string {
  const keys = page in claims ? claims[page as keyof typeof claims].join(', ') : null
  return keys === null
    ? `content/legal/${language}/${page}.md`
    : `content/messages/${language}.json, ${keys}`
}

/** Texts that still have to be translated, or whose translations may be out of date. */
export function translationCorrections(
  { language }: Pick<Company, 'language'>,
  texts = writtenTexts(),
  record = readRecord(),
): Correction[] {
  const { LIVE_COPIED, LIVE_LANGUAGE, LIVE_STALE } = deskMessages[language]
  const inWords = (locale: Locale) => ({ language: languageNames([locale], language) })
  const copied = copiedTexts(texts).map(({ place, original }) => ({
    place,
    sentence: fillPlaceholders(LIVE_COPIED, inWords(original)),
  }))
  if (mainLanguageHasChanged(record)) {
    const sentence = fillPlaceholders(LIVE_LANGUAGE, inWords(language))
    return [...copied, { place: 'content/company.json, language', sentence }]
  }
  const names = staleTexts(record)
  const stale = texts.filter((text) => text.locale === language && names.includes(text.name))
  const byFile = Map.groupBy(stale, ({ place }) => place.replace(/,.*/, ''))
  return [
    ...copied,
    ...Array.from(byFile, ([place, changed]) => ({
      place,
      sentence: fillPlaceholders(LIVE_STALE, { names: changed.map(({ name }) => name).join(' ') }),
    })),
  ]
}
