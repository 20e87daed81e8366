import { describe, expect, test } from 'vitest'
import { company } from './company.ts'
import { fingerprint } from '../i18n/fingerprint.ts'
import { exampleFacts, isExampleAddress, isExampleText, unreviewedFacts } from './example-facts.ts'
import { smallestCompany } from './testing/smallest-company.ts'

// Skipped once an owner has replaced the example.
describe.runIf(company.name === 'Senda Consulting GmbH')('the shipped company', () => {
  test('every fact that identifies it is recognised', () => {
    const facts = new Set(exampleFacts(company).map(({ fact }) => fact))
    expect([...facts].sort()).toEqual(
      [
        ...['name', 'shortName', 'street', 'phone', 'email', 'website', 'jobSite', 'uid'],
        ...['hosting', 'mailProvider', 'people', 'references', 'engagement', 'memberships'],
        ...['careers', 'sameAs', 'vatNumber'],
      ].sort(),
    )
  })

  test('every person and every reference is named', () => {
    const values = exampleFacts(company).map(({ value }) => value)
    for (const { name } of company.people ?? []) expect(values).toContain(name)
    for (const { client } of company.references ?? []) expect(values).toContain(client.en)
  })

  test('what is told of them is recognised in each language, even where the names have been changed', () => {
    const stories = [
      ...(company.people ?? []).map(({ latestWork }) => latestWork),
      ...(company.references ?? []).flatMap(({ client, situation, work, quote }) => [
        ...[client, situation, work],
        ...(quote ? [quote.text] : []),
      ]),
    ].flatMap((story) => Object.values(story))
    expect(
      stories.filter((text) => !isExampleText(text)).map(fingerprint),
      'Put these into content/example-facts.ts',
    ).toEqual([])
  })

  test('facts that another company may share are recognised while they are unchanged', () => {
    expect(
      unreviewedFacts(company),
      'Put the new fingerprints into content/example-facts.ts',
    ).toEqual([
      ...['postalCode', 'postalTown', 'town', 'register', 'hosting', 'mailProvider'],
      ...['questions', 'careers', 'regions', 'workingLanguages', 'openingHours', 'foundedYear'],
      ...['headcount', 'certificates', 'partnerCommission', 'backupDays', 'mailboxDays'],
      'dataStaysInSwitzerland',
    ])
  })

  test('a company whose street or name begins like that of the example is its own', () => {
    const own = { street: 'Musterstrasse 12', shortName: 'Senda Consultingpartner' }
    expect(exampleFacts({ ...smallestCompany, ...own })).toEqual([])
    expect(exampleFacts({ ...smallestCompany, street: 'Musterstrasse 1, 2. Stock' })).toHaveLength(
      1,
    )
  })

  test('a place that was replaced in some languages only has to be checked', () => {
    const town = { en: 'Vaduz', de: 'Vaduz', fr: 'Coire' }
    expect(unreviewedFacts({ ...smallestCompany, town })).toEqual(['town'])
  })

  test('every place of the mandatory facts is known', () => {
    const { postalCode, postalTown, town, register, hosting, mailProvider } = company
    const places = [town, register, hosting.place, mailProvider.place].flatMap((place) =>
      Object.values(place),
    )
    for (const place of [postalCode, postalTown, ...places]) {
      expect(unreviewedFacts({ ...smallestCompany, postalTown: place })).toEqual(['postalTown'])
    }
  })

  test('an example fact that was left in another company is named', () => {
    const { phone, uid, people, references, engagement, foundedYear } = company
    const forgetful = {
      ...smallestCompany,
      phone,
      uid,
      people,
      references,
      engagement,
      foundedYear,
    }
    const facts = exampleFacts(forgetful)
    expect(facts).toContainEqual({ fact: 'phone', value: '+41 81 000 00 00' })
    expect(facts).toContainEqual({ fact: 'uid', value: 'CHE-000.000.000' })
    expect(facts).toContainEqual({ fact: 'people', value: 'Nora Aebi' })
    expect(facts).toContainEqual({ fact: 'references', value: 'A wholesaler, 130 people' })
    expect(facts.map(({ fact }) => fact)).toContain('engagement')
    expect(unreviewedFacts(forgetful)).toEqual(['foundedYear'])
  })

  test('times and prices count as reviewed when one of them has been changed', () => {
    const engagement = { ...company.engagement, noticeWeeks: 4 }
    expect(exampleFacts({ ...smallestCompany, engagement })).toEqual([])
  })
})

test('a company with facts of its own has nothing to replace', () => {
  expect(exampleFacts(smallestCompany)).toEqual([])
  expect(unreviewedFacts(smallestCompany)).toEqual([])
})

test('any address under .example counts as an example', () => {
  expect(exampleFacts({ ...smallestCompany, email: 'office@baer.example' })).toEqual([
    { fact: 'email', value: 'office@baer.example' },
  ])
})

test.each(['a@senda.example', 'A@SENDA.EXAMPLE', 'https://jobs.senda.example/all', 'a@example'])(
  '%s is an example address',
  (address) => {
    expect(isExampleAddress(address)).toBe(true)
  },
)

test.each(['a@example.ch', 'a@my.example.org', 'example@firma.ch', 'a@example-firma.ch'])(
  '%s is not an example address',
  (address) => {
    expect(isExampleAddress(address)).toBe(false)
  },
)
