import claims from '@site/content/claims.json' with { type: 'json' }
import { hasPage } from '../facts/company-pages.ts'
import type { Company } from '../facts/define-company.ts'
import { exampleFacts } from '../facts/example-facts.ts'
import { isOfExample, readExampleRecord } from '../facts/example-record.ts'
import { placeInWords } from '../facts/fact-path.ts'
import { factFile } from '../facts/lists.ts'
import { deskMessages } from '../i18n/desk-messages.ts'
import { fillPlaceholders } from '../i18n/fill-placeholders.ts'
import { languageNames, listInWords } from '../i18n/language-names.ts'
import type { Locale } from '../i18n/locales.ts'
import { messages } from '../i18n/messages.ts'
import { legalPages, pageOf, type PageName } from '../i18n/pages.ts'
import {
  mainLanguageHasChanged,
  readRecord,
  staleTexts,
  copiedTexts,
} from '../texts/translation-state.ts'
import { shownTexts, type WrittenText } from '../texts/written-texts.ts'

/** Something that the owner has to correct before the site goes live. */
export interface Correction {
  file: string
  /** The facts or texts in it: `people.0.phone`, `HOME_LINE`. A legal text is the whole file. */
  fields: string[]
  /** What to do, in the main language of the company. */
  sentence: string
  /** Whether the owner can say that it is right as it is, and the names under which this is recorded. */
  confirm?: { as: 'example' | 'translated'; names: string[] }
}

/** Nobody has these people and clients as well. */
const invented = ['people', 'references']

/** What the owner has to correct before the site goes live: the doctor and the editor show it (decision 19). */
export function corrections(company: Company, example = readExampleRecord()): Correction[] {
  const { language } = company
  const { LIVE_SHIPPED, LIVE_ENTRIES, LIVE_PLACEHOLDER } = deskMessages[language]
  return [
    ...exampleFacts(company, example).map(({ fact, fields, values, mark }): Correction => {
      const shipped = values.length > 0 ? LIVE_ENTRIES : LIVE_SHIPPED
      const value = listInWords(values, language)
      const canConfirm = mark === 'shipped' && (values.length === 0 || !invented.includes(fact))
      return {
        file: factFile(fact),
        fields,
        sentence: fillPlaceholders(mark === 'shipped' ? shipped : LIVE_PLACEHOLDER, { value }),
        ...(canConfirm && { confirm: { as: 'example', names: [fact] } }),
      }
    }),
    ...pageCorrections(language, example),
    ...translationCorrections(company),
  ]
}

/** The claims of each page that are still the example's: in the main language, or else in another. */
function pageCorrections(language: Locale, example: ReturnType<typeof readExampleRecord>) {
  const texts = shownTexts().filter(({ name, text }) => isOfExample(example, name, text))
  const pages: [PageName, string[]][] = [
    ...(Object.entries(claims) as [PageName, string[]][]),
    ...legalPages.map((page): [PageName, string[]] => [page, [`legal/${page}.md`]]),
  ]
  return pages.flatMap(([page, names]): Correction[] => {
    const ofPage = texts.filter(({ name }) => hasPage(page) && names.includes(name))
    const byLocale = Map.groupBy(ofPage, ({ locale }) => locale)
    const unchanged = byLocale.get(language) ?? byLocale.values().next().value ?? []
    const sentence = fillPlaceholders(deskMessages[language].LIVE_PAGE, {
      page: messages[language][pageOf(page).name],
    })
    const confirm = { as: 'example' as const, names: unchanged.map(({ name }) => name) }
    return unchanged.length > 0 ? [{ ...placeOf(unchanged), sentence, confirm }] : []
  })
}

const placeOf = (texts: WrittenText[]) => ({
  file: texts[0]?.file ?? '',
  fields: texts.map(({ field }) => field),
})

/** Texts that still have to be translated, or whose translations may be out of date. */
export function translationCorrections(
  { language }: Pick<Company, 'language'>,
  texts = shownTexts(),
  record = readRecord(),
): Correction[] {
  const { LIVE_COPIED, LIVE_LANGUAGE, LIVE_STALE } = deskMessages[language]
  const inWords = (locale: Locale) => ({ language: languageNames([locale], language) })
  const copied = copiedTexts(texts).map(({ copy, original }) => ({
    ...placeOf([copy]),
    sentence: fillPlaceholders(LIVE_COPIED, inWords(original)),
  }))
  if (mainLanguageHasChanged(record)) {
    const sentence = fillPlaceholders(LIVE_LANGUAGE, inWords(language))
    const confirm = { as: 'translated' as const, names: ['all'] }
    return [...copied, { file: factFile('language'), fields: ['language'], sentence, confirm }]
  }
  const names = staleTexts(record)
  const stale = texts.filter((text) => text.locale === language && names.includes(text.name))
  const byFile = Map.groupBy(stale, ({ file }) => file)
  return [
    ...copied,
    ...Array.from(byFile.values(), (changed) => ({
      ...placeOf(changed),
      sentence: LIVE_STALE,
      confirm: { as: 'translated' as const, names: changed.map(({ name }) => name) },
    })),
  ]
}

/** A correction as the terminal shows it, with the command that confirms translations. */
export function correctionLine(correction: Correction, language?: Locale): string {
  const { file, fields, sentence, confirm } = correction
  const command =
    confirm?.as === 'translated' ? ` npm run translations -- accept ${confirm.names.join(' ')}` : ''
  return `${placeInWords(file, fields, language)}: ${sentence}${command}`
}
