import { expect, test } from 'vitest'
import { languageNames } from './language-names.ts'

test('languages are named and listed as the page’s language does it', () => {
  const codes = ['de', 'rm', 'en']
  expect(languageNames(codes, 'en')).toBe('German, Romansh and English')
  expect(languageNames(codes, 'de')).toBe('Deutsch, Rätoromanisch und Englisch')
  expect(languageNames(codes, 'fr')).toBe('allemand, romanche et anglais')
})

test('one language stands alone', () => {
  expect(languageNames(['fr'], 'en')).toBe('French')
})
