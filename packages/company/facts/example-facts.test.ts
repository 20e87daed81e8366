import { describe, expect, test } from 'vitest'
import { company } from './company.ts'
import { exampleFacts, isExampleAddress } from './example-facts.ts'
import { smallestCompany } from '../testing/smallest-company.ts'

// Skipped once an owner has replaced the example.
describe.runIf(company.name === 'Senda Consulting GmbH')('the shipped company', () => {
  test('all its facts are examples, except for choices that hold for any company', () => {
    const examples = new Set(exampleFacts(company).map(({ fact }) => fact))
    expect(Object.keys(company).filter((fact) => !examples.has(fact))).toEqual([
      '$schema',
      ...['responsibleRole', 'retentionDays', 'language', 'languageDetection', 'countVisits'],
      'pagesToCheck',
      'examples',
      // Of an invented client, in any case.
    ])
  })

  const specified = {
    areas: ['Information technology', 'Engineering', 'Business Intelligence'],
    services: [
      'Business analysis',
      'Project planning and organisation',
      'Project coordination',
      'Resource organisation',
      'Risk management',
      'Infrastructure architecture',
      'Security analysis',
      'Process definition',
      'Quality assurance',
    ],
  }

  test.each(['areas', 'services'] as const)(
    'its %s are those of the specification, in order',
    (list) => {
      // An owner who tries the site may add her own before she changes its name.
      const names = company[list].map(({ name }) => name.en)
      expect(names.filter((name) => specified[list].includes(name))).toEqual(specified[list])
    },
  )

  test('every person and every reference is an example', () => {
    const values = exampleFacts(company).map(({ value }) => value)
    for (const { name } of company.people ?? []) expect(values).toContain(name)
    for (const { client } of company.references ?? [])
      expect(values).toContain(client[company.language])
  })

  test('an example fact left in another company is found', () => {
    const { phone, uid, people, references = [], engagement } = company
    const forgetful = { ...smallestCompany, phone, uid, people, references, engagement }
    expect(exampleFacts({ ...forgetful, examples: ['engagement', 'foundedYear'] })).toEqual([
      { fact: 'phone', value: '+41 81 000 00 00', mark: 'placeholder' },
      { fact: 'uid', value: 'CHE-000.000.000', mark: 'placeholder' },
      ...['Seraina Caduff', 'Luc Berset', 'Nora Aebi'].map((value) => ({
        fact: 'people',
        value,
        mark: 'entry',
      })),
      ...references.map(({ client }) => ({ fact: 'references', value: client.fr, mark: 'entry' })),
      { fact: 'engagement', value: 'named in “examples”', mark: 'named' },
    ])
  })
})

test('a company with facts of its own has nothing to replace', () => {
  expect(exampleFacts(smallestCompany)).toEqual([])
})

test('any address under .example counts as an example', () => {
  expect(exampleFacts({ ...smallestCompany, email: 'office@baer.example' })).toEqual([
    { fact: 'email', value: 'office@baer.example', mark: 'placeholder' },
  ])
})

test('a number that happens to contain zeros is not an example', () => {
  const phone = '+41 44 200 00 00'
  expect(exampleFacts({ ...smallestCompany, phone, uid: 'CHE-100.000.006' })).toEqual([])
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
