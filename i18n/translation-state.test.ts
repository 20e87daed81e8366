import { expect, test } from 'vitest'
import { englishFingerprints, readRecord, staleTexts, translations } from './translation-state.ts'

test.for(translations)('every %s text was translated from the English of today', (locale) => {
  const sentences = staleTexts(locale, readRecord()).map(
    (name) =>
      `The English text ${name} has changed: revisit it in ${locale}, ` +
      `then run "npm run translations -- accept ${locale} ${name}".`,
  )
  expect(sentences).toEqual([])
})

test('a text whose English has changed, or that is new, is named', () => {
  const record = { de: { ...englishFingerprints(), HOME: 'before' } }
  expect(staleTexts('de', record)).toEqual(['HOME'])
  expect(staleTexts('fr', record)).toContain('legal/privacy.md')
})
