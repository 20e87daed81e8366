import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultLocale } from './locales.ts'
import {
  englishFingerprints,
  staleTexts,
  translationProblems,
  translations,
} from './translation-state.ts'

const legalTexts = (locale: string) =>
  readdirSync(new URL(`../content/legal/${locale}/`, import.meta.url)).sort()

test.for(translations)('every legal text exists in %s', (locale) => {
  expect(legalTexts(locale)).toEqual(legalTexts(defaultLocale))
})

test.for(translations)('every %s text was translated from the current English text', (locale) => {
  expect(translationProblems(locale)).toEqual([])
})

test('a text whose English has changed, or that is new, is named', () => {
  const record = { de: { ...englishFingerprints(), HOME: 'before' } }
  expect(staleTexts('de', record)).toEqual(['HOME'])
  expect(staleTexts('fr', record)).toContain('legal/privacy.md')
})
