import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '../facts/company.ts'
import { defaultLocale, locales } from '../i18n/locales.ts'
import { translationCorrections } from '../going-live/corrections.ts'
import { originalFingerprints, staleTexts } from './translation-state.ts'

const legalTexts = (locale: string) =>
  readdirSync(new URL(`../../../content/legal/${locale}/`, import.meta.url)).sort()

test.for(locales)('every legal text exists in %s', (locale) => {
  expect(legalTexts(locale)).toEqual(legalTexts(defaultLocale))
})

test('every text was translated from that of the main language', () => {
  expect(translationCorrections(company)).toEqual([])
})

test('a new entry of a list needs no acceptance; one that has changed in the main language is reported', () => {
  const record = originalFingerprints()
  const names = Object.keys(record).filter((name) => /^(services|areas)\//.test(name))
  expect(names).toContain(`services/${company.services[0]?.id}/result`)
  for (const name of names) {
    const { [name]: fingerprint, ...others } = record
    expect(fingerprint).toMatch(/^[0-9a-f]{8}$/)
    expect(staleTexts(others)).toEqual([])
    expect(staleTexts({ ...record, [name]: 'before' })).toEqual([name])
  }
})

test('a new text, and one that has changed in the main language, are reported', () => {
  const { CONTACT, ...record } = originalFingerprints()
  expect(CONTACT).toMatch(/^[0-9a-f]{8}$/)
  expect(staleTexts({ ...record, HOME: 'before' })).toEqual(['HOME', 'CONTACT'])
})

test('what was translated stays so when an entry before it is removed', () => {
  const record = originalFingerprints()
  const moved = Object.entries(record).map(([name, text]) => [
    name.replace(/(?<=\/assignments\/)\d+/, (number) => String(Number(number) + 1)),
    text,
  ])
  expect(staleTexts(Object.fromEntries(moved) as Record<string, string>)).toEqual([])
})
