import { expect, test } from 'vitest'
import { languageNames } from './language-names.ts'

test('languages are named and listed in the language of the page', () => {
  const codes = ['de', 'rm', 'en']
  expect(languageNames(codes, 'en')).toBe('German, Romansh and English')
  expect(languageNames(codes, 'de')).toBe('Deutsch, Rätoromanisch und Englisch')
  expect(languageNames(codes, 'fr')).toBe('allemand, romanche et anglais')
})

test('a single language is just its name', () => {
  expect(languageNames(['fr'], 'en')).toBe('French')
})
