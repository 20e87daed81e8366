import { expect, test } from 'vitest'
import { company } from '../facts/company.ts'
import claims from '@site/content/claims.json' with { type: 'json' }
import type { Company } from '../facts/define-company.ts'
import { smallestCompany } from '../testing/smallest-company.ts'
import { originalFingerprints } from '../texts/translation-state.ts'
import { writtenTexts, type WrittenText } from '../texts/written-texts.ts'
import { corrections, translationCorrections } from './corrections.ts'

const words = { en: 'Yes.', de: 'Ja.', fr: 'Oui.' }
const léa = { name: 'Léa Bär', role: words, latestWork: words }

test('a company whose facts, pages and translations are its own has nothing to correct', () => {
  const people = [{ ...léa, portrait: 'lea-baer' }]
  expect(corrections({ ...smallestCompany, people, pagesToCheck: [], examples: [] })).toEqual([])
})

test('each fact of the example is listed with its file until it is replaced', () => {
  const forgetful: Company = {
    ...smallestCompany,
    language: 'de',
    phone: '+41 81 000 00 00',
    people: [
      { ...léa, example: true, portrait: 'portrait-1' },
      { ...léa, portrait: 'portrait-2' },
    ],
    foundedYear: 1987,
    examples: ['foundedYear', 'services', 'headcount'],
  }
  expect(corrections(forgetful).map(({ place }) => place)).toEqual([
    'content/company.json, phone',
    'content/services.json, services',
    'content/company.json, people',
    // The portrait of an invented person.
    'content/company.json, people',
    'content/company.json, foundedYear',
  ])
})

test('the sentences are in the main language of the company', () => {
  const sentenceIn = (language: Company['language']) =>
    corrections({ ...smallestCompany, language, email: 'a@b.example' })[0]?.sentence
  expect(sentenceIn('en')).toBe('“a@b.example” is a placeholder. Enter your own.')
  expect(sentenceIn('de')).toBe(
    '«a@b.example» ist ein Platzhalter. Tragen Sie Ihre eigene Angabe ein.',
  )
  expect(sentenceIn('fr')).toMatch(/«.a@b\.example.» est une valeur fictive/)
})

test('a page is listed once, with the texts to compare', () => {
  const listed = corrections({ ...smallestCompany, pagesToCheck: ['contact', 'privacy'] })
  expect(listed.map(({ place }) => place)).toEqual([
    `content/messages/fr.json, ${claims.contact.join(', ')}`,
    'content/legal/fr/privacy.md',
  ])
})

const texts: WrittenText[] = [
  ['en', 'One two three'],
  ['de', 'One two three'],
  ['fr', 'Un deux trois'],
].map(([locale, text]) => ({
  locale: locale as WrittenText['locale'],
  name: 'HOME_LINE',
  place: `content/messages/${locale}.json, HOME_LINE`,
  text: text ?? '',
}))

const accepted = { ...originalFingerprints(), language: company.language }

test('a text that is copied from another language is listed', () => {
  expect(translationCorrections({ language: 'en' }, texts, accepted)).toEqual([
    {
      place: 'content/messages/de.json, HOME_LINE',
      sentence: 'This text is the same as in English. Please translate it.',
    },
  ])
})

test('the texts that have changed since they were translated are listed once for each file', () => {
  const record = { ...accepted, HOME: 'before', CONTACT: 'before', 'legal/privacy.md': 'before' }
  const listed = translationCorrections(company, writtenTexts(), record)
  expect(listed.map(({ place }) => place)).toEqual([
    `content/messages/${company.language}.json`,
    `content/legal/${company.language}/privacy.md`,
  ])
  expect(listed[0]?.sentence).toContain('npm run translations -- accept HOME CONTACT')
})

test('after a change of the main language, one entry says what to do', () => {
  const listed = translationCorrections(company, writtenTexts(), { ...accepted, language: 'rm' })
  expect(listed).toEqual([
    {
      place: 'content/company.json, language',
      sentence: expect.stringContaining('npm run translations -- accept all') as string,
    },
  ])
})
