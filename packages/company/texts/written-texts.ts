import { readFileSync } from 'node:fs'
import { company } from '../facts/company.ts'
import { hasPage } from '../facts/company-pages.ts'
import { factFile } from '../facts/lists.ts'
import { deskMessages } from '../i18n/desk-messages.ts'
import { editorTexts } from '../i18n/editor-texts.ts'
import { isLocale, locales, type Locale } from '../i18n/locales.ts'
import { messages } from '../i18n/messages.ts'
import { legalPages } from '../i18n/pages.ts'
import { typeset } from '../i18n/typeset.ts'

/** A text for visitors or the owner. */
export interface WrittenText {
  locale: Locale
  /** The same in every language: `HOME`, `desk/INBOX`, `legal/imprint.md`, `services/risk-management/name`. */
  name: string
  file: string
  /** Where it is in the file: `HOME`, `services.0.name.de`; a legal text is the whole file. */
  field: string
  text: string
}

/** Every text of `content/`: messages, legal texts and the facts that are worded per language. */
export const writtenTexts = (): WrittenText[] => [
  ...Object.entries({ messages, desk: deskMessages }).flatMap(([folder, texts]) =>
    locales.flatMap((locale) => textsOfFile(locale, folder, texts[locale])),
  ),
  ...locales.flatMap((locale) =>
    Object.entries(editorTexts[locale]).flatMap(([section, texts]) =>
      textsOfFile(locale, 'editor', texts, `${section}.`),
    ),
  ),
  ...locales.flatMap((locale) => legalPages.map((page) => legalText(locale, page))),
  ...wordedFacts(company),
]

/** The facts that texts are about, by the keys of these. */
const subjects: [keys: RegExp, exists: boolean][] = [
  [/^PARTNERS_/, hasPage('partners')],
  [/^CAREERS_/, hasPage('careers')],
  [/^CAREERS_DESCRIPTION$/, company.jobSite !== undefined],
  [/^CAREERS_DESCRIPTION_DIRECT$/, company.jobSite === undefined],
  [/^HOME_METHOD_/, (company.steps ?? []).length > 0],
  [/^SURVEY_/, (company.surveySystems ?? []).length > 0],
  [/_ONE$/, company.services.length === 1],
  [/^SERVICES_(OPENING|DESCRIPTION)$/, company.services.length !== 1],
]

/** The texts but those that no page shows, because the company does not have what they are about. */
export const shownTexts = () =>
  writtenTexts().filter(({ name }) =>
    subjects.every(([keys, exists]) => exists || !keys.test(name)),
  )

const textsOfFile = (locale: Locale, folder: string, texts: Record<string, string>, section = '') =>
  Object.entries(texts).map(([key, text]): WrittenText => ({
    locale,
    name: folder === 'messages' ? key : `${folder}/${section}${key}`,
    file: `content/${folder}/${locale}.json`,
    field: `${section}${key}`,
    text,
  }))

function legalText(locale: Locale, page: string): WrittenText {
  const path = `content/legal/${locale}/${page}.md`
  const file = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  // Without names of fields, code, link targets and tags, which nobody reads.
  const text = file.replaceAll(/^\w+: |`[^`]*`|\]\([^)]*\)|<[^>]*>/gm, '')
  return { locale, name: `legal/${page}.md`, file: path, field: '', text: typeset(text, locale) }
}

/** @param name steps to the value; an entry with an id is named by it */
function wordedFacts(value: unknown, path = '', name = ''): WrittenText[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const field = path === '' ? key : `${path}.${key}`
    if (isLocale(key) && typeof part === 'string') {
      return [{ locale: key, name, file: factFile(field), field, text: part }]
    }
    const { id } = Object(part) as { id?: string }
    const step = id ?? (Array.isArray(value) ? String(Number(key) + 1) : key)
    return wordedFacts(part, field, name === '' ? step : `${name}/${step}`)
  })
}
