import { expect, test } from 'vitest'
import { company } from '../facts/company.ts'
import claims from '@site/content/claims.json' with { type: 'json' }
import type { Company } from '../facts/define-company.ts'
import { fingerprint } from '../facts/example-record.ts'
import { messages } from '../i18n/messages.ts'
import { smallestCompany } from '../testing/smallest-company.ts'
import { originalFingerprints } from '../texts/translation-state.ts'
import { writtenTexts, type WrittenText } from '../texts/written-texts.ts'
import { correctionLine, corrections, translationCorrections } from './corrections.ts'

const words = { en: 'Yes.', de: 'Ja.', fr: 'Oui.' }
const léa = { name: 'Léa Bär', role: words, latestWork: words }

test('a company whose facts, pages and translations are its own has nothing to correct', () => {
  const people = [{ ...léa, portrait: 'lea-baer' }]
  expect(corrections({ ...smallestCompany, people }, {})).toEqual([])
})

test('a fact of the example is listed until it is replaced, emptied or kept', () => {
  const forgetful: Company = { ...smallestCompany, language: 'de', foundedYear: 1987 }
  const record = { foundedYear: fingerprint('1987'), services: '00000000', headcount: '0' }
  expect(corrections(forgetful, record)).toEqual([
    {
      file: 'content/company.json',
      fields: ['foundedYear'],
      sentence: expect.stringContaining('Noch wie im Beispiel.') as string,
      confirm: { as: 'example', names: ['foundedYear'] },
    },
  ])
})

test('the entries of a list that are those of the example are named, and can be kept', () => {
  const [service] = smallestCompany.services
  const record = { services: fingerprint(JSON.stringify(service)) }
  expect(corrections(smallestCompany, record)).toMatchObject([
    {
      file: 'content/services.json',
      sentence: expect.stringContaining('Arpentage') as string,
      confirm: { as: 'example', names: ['services'] },
    },
  ])
})

test('an invented person cannot be kept', () => {
  const record = { people: fingerprint(JSON.stringify(léa)) }
  expect(corrections({ ...smallestCompany, people: [léa] }, record)).toEqual([
    {
      file: 'content/company.json',
      fields: ['people'],
      sentence: expect.stringContaining('Léa Bär') as string,
    },
  ])
})

test('a placeholder cannot be kept', () => {
  const people = [{ ...léa, portrait: 'portrait-2' }]
  expect(corrections({ ...smallestCompany, people }, {})).toEqual([
    {
      file: 'content/company.json',
      fields: ['people.0.portrait'],
      sentence: expect.stringContaining('portrait-2') as string,
    },
  ])
})

test('the sentences are in the main language of the company', () => {
  const sentenceIn = (language: Company['language']) =>
    corrections({ ...smallestCompany, language, email: 'a@b.example' }, {})[0]?.sentence
  expect(sentenceIn('en')).toBe('“a@b.example” is a placeholder. Enter your own.')
  expect(sentenceIn('de')).toBe(
    '«a@b.example» ist ein Platzhalter. Tragen Sie Ihre eigene Angabe ein.',
  )
  expect(sentenceIn('fr')).toMatch(/«.a@b\.example.» est une valeur fictive/)
})

test('a page is listed with those of its texts that are still the example’s', () => {
  const [changed = '', unchanged = ''] = claims.contact
  const textOf = (key: string) => messages.fr[key as keyof typeof messages.fr]
  const record = {
    [changed]: fingerprint(`${textOf(changed)} before`),
    [unchanged]: fingerprint(textOf(unchanged)),
  }
  expect(corrections(smallestCompany, record)).toEqual([
    {
      file: 'content/messages/fr.json',
      fields: [unchanged],
      sentence: expect.stringContaining('Contact') as string,
      confirm: { as: 'example', names: [unchanged] },
    },
  ])
})

test('a text that is replaced in the main language only is listed in another', () => {
  const [key = ''] = claims.contact
  const { en, de } = messages
  const record = {
    [key]: [en, de].map((all) => fingerprint(all[key as keyof typeof en])).join(' '),
  }
  expect(corrections(smallestCompany, record)).toMatchObject([
    { file: 'content/messages/en.json', fields: [key] },
  ])
})

test('a text that no page of the company shows is not listed', () => {
  const unshown = company.services.length === 1 ? 'SERVICES_OPENING' : 'SERVICES_OPENING_ONE'
  const record = { [unshown]: fingerprint(messages.fr[unshown]) }
  expect(claims.services).toContain(unshown)
  expect(corrections(smallestCompany, record)).toEqual([])
})

const texts: WrittenText[] = [
  ['en', 'One two three'],
  ['de', 'One two three'],
  ['fr', 'Un deux trois'],
].map(([locale, text]) => ({
  locale: locale as WrittenText['locale'],
  name: 'HOME_LINE',
  file: `content/messages/${locale}.json`,
  field: 'HOME_LINE',
  text: text ?? '',
}))

const accepted = { ...originalFingerprints(), language: company.language }

test('a text that is copied from another language is listed', () => {
  expect(translationCorrections({ language: 'en' }, texts, accepted)).toEqual([
    {
      file: 'content/messages/de.json',
      fields: ['HOME_LINE'],
      sentence: 'This text is the same as in English. Please translate it.',
    },
  ])
})

test('the texts that have changed since they were translated are listed once for each file', () => {
  const record = { ...accepted, HOME: 'before', CONTACT: 'before', 'legal/privacy.md': 'before' }
  const listed = translationCorrections(company, writtenTexts(), record)
  expect(listed.map(({ file, fields }) => [file, ...fields])).toEqual([
    [`content/messages/${company.language}.json`, 'HOME', 'CONTACT'],
    [`content/legal/${company.language}/privacy.md`, ''],
  ])
  expect(listed.map((correction) => correctionLine(correction))).toEqual([
    expect.stringMatching(/, HOME, CONTACT: .* npm run translations -- accept HOME CONTACT$/),
    expect.stringMatching(/privacy\.md: .* npm run translations -- accept legal\/privacy\.md$/),
  ])
})

test('after a change of the main language, one entry says what to do', () => {
  const listed = translationCorrections(company, writtenTexts(), { ...accepted, language: 'rm' })
  expect(listed).toEqual([
    {
      file: 'content/company.json',
      fields: ['language'],
      sentence: expect.any(String) as string,
      confirm: { as: 'translated', names: ['all'] },
    },
  ])
})
