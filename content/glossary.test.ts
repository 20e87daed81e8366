import { expect, test } from 'vitest'
import { isLocale } from '../i18n/locales.ts'
import { writtenTexts } from '../i18n/written-texts.ts'
import { holds, rowsUnder, termProblems, wrongTerms } from './glossary.ts'

test('the glossary has terms in three languages, and wrong ones in a known language', () => {
  expect(rowsUnder('Terms').length).toBeGreaterThan(10)
  for (const row of rowsUnder('Terms')) expect(row.filter((cell) => cell !== '')).toHaveLength(3)
  expect(wrongTerms.length).toBeGreaterThan(10)
  for (const { locale } of wrongTerms) expect(isLocale(locale), locale).toBe(true)
})

test('no text and no fact holds a wrong term', () => {
  expect(termProblems(writtenTexts())).toEqual([])
})

test('a wrong term is found as a whole word only', () => {
  expect(holds('A hand-over, at last', 'hand-over')).toBe(true)
  expect(holds('Hand-overs', 'hand-over')).toBe(false)
  expect(holds('Die Referenznummer', 'Referenz')).toBe(false)
  expect(holds('Unsere IT läuft', 'IT')).toBe(true)
  expect(holds('Mit it beginnt', 'IT')).toBe(false)
  expect(holds('par e-mail', 'mail')).toBe(false)
})
