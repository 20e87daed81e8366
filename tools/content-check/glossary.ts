import { readFileSync } from 'node:fs'
import { rule } from '@site/company/facts/rules.ts'
import type { Correction } from '@site/company/going-live/corrections.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import type { WrittenText } from '@site/company/texts/written-texts.ts'

const glossary = readFileSync(new URL('../../content/glossary.md', import.meta.url), 'utf8')

/** The rows of the table under a heading, without its header. */
export function rowsUnder(heading: string): string[][] {
  const [, section = ''] = glossary.split(`## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  const lines = own.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) => line.split(/\s*\|\s*/).slice(1, -1))
}

/** The terms that must not be used, each with the right one. */
export const wrongTerms = rowsUnder('Wrong terms').flatMap(
  ([locale = '', terms = '', right = '']) =>
    terms.split(', ').map((term) => ({ locale, term, right })),
)

/** Whether a text contains a term as a whole word, not after a hyphen; case matters if the term has capitals. */
export function containsTerm(text: string, term: string): boolean {
  const flags = /\p{Lu}/u.test(term) ? 'u' : 'iu'
  const words = term.replaceAll(' ', '[ \u00a0]')
  return new RegExp(`(?<![\\p{L}\\d\u2060-])${words}(?![\\p{L}\\d]|-\\p{Ll})`, flags).test(text)
}

const withoutPlaceholders = (text: string) => text.replaceAll(/\{[\w ]+\}/g, '')

/** The wrong terms in texts, with the right ones; in the main language. */
export const termCorrections = (texts: WrittenText[], lang: Locale): Correction[] =>
  texts.flatMap(({ locale, file, field, text }) =>
    wrongTerms
      .filter(
        (wrong) => wrong.locale === locale && containsTerm(withoutPlaceholders(text), wrong.term),
      )
      .map(({ term, right }) => ({
        file,
        fields: [field],
        sentence: rule('TERM', { term, right })({ lang }),
      })),
  )
