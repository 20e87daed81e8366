import { defineCompany, factProblems } from '@site/company/facts/define-company.ts'
import { keepExample } from '@site/company/facts/example-record.ts'
import { nameInEditor, placeInWords } from '@site/company/facts/fact-path.ts'
import { rawFacts } from '@site/company/facts/raw-facts.ts'
import type { Correction } from '@site/company/going-live/corrections.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { editorTexts } from '@site/company/i18n/editor-texts.ts'
import { escapeHtml } from '@site/company/i18n/escape-html.ts'
import { localeOrDefault, locales, type Locale } from '@site/company/i18n/locales.ts'
import type { CollectionFile } from '@sveltia/cms'
import { editorConfig } from './editor-config.ts'
import { capitalized } from './fields.ts'

export type GoingLive = Awaited<ReturnType<typeof goingLive>>

/* Run by vite.config.ts. With arguments, such as `example services areas`, it first records what the owner confirms. */
if (import.meta.main) {
  const [as, ...names] = process.argv.slice(2)
  if (as === 'example') keepExample(names)
  if (as === 'translated') {
    const { acceptTranslations } = await import('@site/company/texts/translation-state.ts')
    acceptTranslations(names)
  }
  console.log(JSON.stringify(await goingLive(rawFacts)))
}

/** What is left before going live, with links and buttons to confirm, and the facts on which the fields depend. */
export async function goingLive(facts: typeof rawFacts) {
  const language = localeOrDefault(facts.language)
  const { country } = facts as { country?: string }
  const { LIVE_INTRO, LIVE_FIRST, LIVE_NOTHING, LIVE_TITLE } = deskMessages[language]
  const invalid = factProblems(facts, language).map(({ sentence, ...place }): Correction => ({
    ...place,
    sentence: `${capitalized(sentence)}.`,
  }))
  const items = invalid.length > 0 ? invalid : await whatIsLeft(facts)
  const intro = `${invalid.length > 0 ? LIVE_FIRST : LIVE_INTRO} ${editorTexts[language].words.SIGN_IN}`
  return {
    language,
    country,
    title: `${LIVE_TITLE} (${items.length})`,
    html: `<h1>${LIVE_TITLE}</h1><p>${items.length > 0 ? intro : LIVE_NOTHING}</p>
      <ol>${items.map((item) => itemOf(item, language)).join('\n')}</ol>`,
  }
}

/** What else to correct, which is only looked for in valid facts. */
async function whatIsLeft(facts: typeof rawFacts) {
  const { colourCorrections } = await import('@site/brand/colour-corrections.ts')
  const { corrections } = await import('@site/company/going-live/corrections.ts')
  const { shownTexts } = await import('@site/company/texts/written-texts.ts')
  const { termCorrections } = await import('@site/content-check/glossary.ts')
  const company = defineCompany(facts)
  return [
    ...colourCorrections(company),
    ...corrections(company),
    ...termCorrections(shownTexts(), company.language),
  ]
}

function itemOf({ file, fields, sentence, confirm }: Correction, language: Locale): string {
  const { CONFIRM_EXAMPLE, CONFIRM_TRANSLATIONS } = editorTexts[language].words
  const text = confirm?.as === 'example' ? CONFIRM_EXAMPLE : CONFIRM_TRANSLATIONS
  const value = confirm && escapeHtml([confirm.as, ...confirm.names].join(' '))
  return `<li>${fields.map((field) => linkOf(file, field, language)).join(', ')}<br>
    ${escapeHtml(sentence)}
    ${value ? `<br><button type="button" value="${value}">${text}</button>` : ''}</li>`
}

/** A link to the field, if the editor has its file. */
function linkOf(file: string, field: string, language: Locale): string {
  for (const one of editorConfig('', language).singletons as CollectionFile[]) {
    const locale = locales.find((locale) => one.file.replace('{{locale}}', locale) === file)
    if (locale) {
      const pane = one.file === file ? '_default' : locale
      const name = nameInEditor(file, field, language) ?? one.label ?? one.name
      return `<a href="#/collections/_singletons/entries/${one.name}" data-field="${field || 'title'}" data-pane="${pane}">${escapeHtml(name)}</a>`
    }
  }
  return escapeHtml(placeInWords(file, [field]))
}
