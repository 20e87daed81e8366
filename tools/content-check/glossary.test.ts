import { expect, test } from 'vitest'
import { isLocale, locales } from '@site/company/i18n/locales.ts'
import { writtenTexts } from '@site/company/texts/written-texts.ts'
import { containsTerm, rowsUnder, termCorrections, wrongTerms } from './glossary.ts'

test('the glossary has terms in every language, and wrong ones in a known language', () => {
  expect(rowsUnder('Terms').length).toBeGreaterThan(10)
  for (const row of rowsUnder('Terms'))
    expect(row.filter((cell) => cell !== '')).toHaveLength(locales.length)
  expect(wrongTerms.length).toBeGreaterThan(10)
  for (const { locale } of wrongTerms) expect(isLocale(locale), locale).toBe(true)
})

test('no text and no fact contains a wrong term', () => {
  expect(termCorrections(writtenTexts(), 'en')).toEqual([])
})

test('a wrong term is found as a whole word only', () => {
  expect(containsTerm('A hand-over, at last', 'hand-over')).toBe(true)
  expect(containsTerm('Hand-overs', 'hand-over')).toBe(false)
  expect(containsTerm('Die Referenznummer', 'Referenz')).toBe(false)
  expect(containsTerm('Unsere IT läuft', 'IT')).toBe(true)
  expect(containsTerm('Mit it beginnt', 'IT')).toBe(false)
  expect(containsTerm('par e-mail', 'mail')).toBe(false)
})
