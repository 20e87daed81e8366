import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { defaultLocale, locales } from '@site/company/i18n/locales.ts'
import { englishFingerprints, staleTexts, translationProblems } from './translation-state.ts'

const legalTexts = (locale: string) =>
  readdirSync(new URL(`../../content/legal/${locale}/`, import.meta.url)).sort()

test.for(locales)('every legal text exists in %s', (locale) => {
  expect(legalTexts(locale)).toEqual(legalTexts(defaultLocale))
})

test('every text was translated from the current English text', () => {
  expect(translationProblems()).toEqual([])
})

test('a new entry of a list needs no acceptance; one whose English has changed is reported', () => {
  const record = englishFingerprints()
  const names = Object.keys(record).filter((name) => /^(services|areas)\//.test(name))
  expect(names).toContain(`services/${company.services[0]?.id}/result`)
  for (const name of names) {
    const { [name]: fingerprint, ...others } = record
    expect(fingerprint).toMatch(/^[0-9a-f]{8}$/)
    expect(staleTexts(others)).toEqual([])
    expect(staleTexts({ ...record, [name]: 'before' })).toEqual([name])
  }
})

test('a new text, and one whose English has changed, are reported', () => {
  const { CONTACT, ...record } = englishFingerprints()
  expect(CONTACT).toMatch(/^[0-9a-f]{8}$/)
  expect(staleTexts({ ...record, HOME: 'before' })).toEqual(['HOME', 'CONTACT'])
})
