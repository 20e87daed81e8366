import { expect, test } from 'vitest'
import { countedText } from './counted-text.ts'

const one = 'Our service in {town}.'
const several = '{count} services in {town}.'

test.each([
  [1, 'en', one],
  [2, 'en', 'Two services in {town}.'],
  [5, 'de', 'Fünf services in {town}.'],
  [9, 'fr', 'Neuf services in {town}.'],
  [12, 'de', 'Zwölf services in {town}.'],
  [14, 'en', '14 services in {town}.'],
] as const)('%i in %s: %s', (count, locale, text) => {
  expect(countedText(count, one, several, locale)).toBe(text)
})

test('a number inside a sentence is in lower case', () => {
  expect(countedText(3, '', 'We have {count} services.', 'en')).toBe('We have three services.')
})
