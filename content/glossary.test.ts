import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLocale } from '../i18n/locales.ts'
import { writtenTexts } from '../i18n/testing/written-texts.ts'

const glossary = readFileSync(new URL('glossary.md', import.meta.url), 'utf8')

/** The rows of the table under a heading, without its first two lines. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = glossary.split(`## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  const lines = own.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const wrongTerms = rowsUnder('Wrong terms').flatMap(([locale = '', terms = '', right = '']) =>
  terms.split(', ').map((term) => ({ locale, term, right })),
)

/** Whether a text holds a term as a whole word, in its own capitals if it has any. */
function holds(text: string, term: string): boolean {
  const flags = /\p{Lu}/u.test(term) ? 'u' : 'iu'
  const words = term.replaceAll(' ', '[ \u00a0]')
  return new RegExp(`(?<![\\p{L}\\d-])${words}(?![\\p{L}\\d]|-\\p{Ll})`, flags).test(text)
}

const withoutPlaceholders = (text: string) => text.replaceAll(/\{[\w ]+\}/g, '')

test('the glossary has terms in three languages, and wrong ones in a known language', () => {
  expect(rowsUnder('Terms').length).toBeGreaterThan(10)
  for (const row of rowsUnder('Terms')) expect(row.filter((cell) => cell !== '')).toHaveLength(3)
  expect(wrongTerms.length).toBeGreaterThan(10)
  for (const { locale } of wrongTerms) expect(isLocale(locale), locale).toBe(true)
})

test('no text and no fact holds a wrong term', () => {
  const problems = writtenTexts().flatMap(({ locale, place, text }) =>
    wrongTerms
      .filter((wrong) => wrong.locale === locale && holds(withoutPlaceholders(text), wrong.term))
      .map(({ term, right }) => `${place}: not “${term}”, but “${right}” (content/glossary.md)`),
  )
  expect(problems).toEqual([])
})

test('a wrong term is found as a whole word only', () => {
  expect(holds('A hand-over, at last', 'hand-over')).toBe(true)
  expect(holds('Hand-overs', 'hand-over')).toBe(false)
  expect(holds('Die Referenznummer', 'Referenz')).toBe(false)
  expect(holds('Unsere IT läuft', 'IT')).toBe(true)
  expect(holds('Mit it beginnt', 'IT')).toBe(false)
  expect(holds('par e-mail', 'mail')).toBe(false)
})
