import { company } from '@site/company/facts/company.ts'
import { corrections, type Correction } from '@site/company/going-live/corrections.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { escapeHtml } from '@site/company/i18n/escape-html.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { editorConfig } from './editor-config.ts'

/* Prints what to correct before going live as HTML, with links to the entries of the editor. */
const { language } = company
const { LIVE_INTRO, LIVE_NOTHING, LIVE_TITLE } = deskMessages[language]
const { singletons = [] } = editorConfig('')
const entries = corrections(company).map(
  (correction) => `<li>${placeOf(correction)}<br>${escapeHtml(correction.sentence)}</li>`,
)

console.log(`<div lang="${language}"><h1>${LIVE_TITLE}</h1>
<p>${entries.length > 0 ? LIVE_INTRO : LIVE_NOTHING}</p>
<ol>${entries.join('\n')}</ol></div>`)

/** The place, as a link if the editor has its file. */
function placeOf({ place }: Correction): string {
  const [file] = place.split(',')
  const entry = singletons.find(
    (one) =>
      'file' in one && locales.some((locale) => one.file.replace('{{locale}}', locale) === file),
  )
  const text = escapeHtml(place)
  return entry ? `<a href="#/collections/_singletons/entries/${entry.name}">${text}</a>` : text
}
