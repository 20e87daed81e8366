import { describe, expect, test } from 'vitest'
import { company } from './company.ts'
import type { Company, Person } from './define-company.ts'
import { exampleFacts, isExampleAddress } from './example-facts.ts'
import { smallestCompany } from '../testing/smallest-company.ts'

// Skipped once an owner has replaced the example.
describe.runIf(company.name === 'Senda Consulting GmbH')('the shipped company', () => {
  test('all its facts are examples, except for choices that hold for any company', () => {
    const examples = new Set(exampleFacts(company).map(({ fact }) => fact))
    expect(Object.keys(company).filter((fact) => !examples.has(fact))).toEqual([
      '$schema',
      ...['language', 'colours', 'film', 'responsibleRole', 'retentionDays'],
      ...['languageDetection', 'countVisits'],
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

  test('what is left of the example in another company is found, part by part', () => {
    const { phone, people = [], services, engagement, foundedYear } = company
    const [, second, third] = people as [Person, Person, Person]
    const forgetful: Company = {
      ...smallestCompany,
      phone,
      foundedYear,
      services: [...smallestCompany.services, ...services.slice(0, 2)],
      people: [{ ...second, name: 'Léa Bär' }, third],
      engagement: { ...engagement, answerWithin: { count: 5, unit: 'hours' } },
    }
    expect(exampleFacts(forgetful)).toEqual([
      { fact: 'phone', fields: ['phone'], values: ['+41 81 000 00 00'], mark: 'placeholder' },
      {
        fact: 'services',
        fields: ['services'],
        values: services.slice(0, 2).map(({ name }) => name.fr),
        mark: 'shipped',
      },
      { fact: 'foundedYear', fields: ['foundedYear'], values: [], mark: 'shipped' },
      {
        fact: 'people',
        fields: [
          'people',
          ...['role', 'background', 'latestWork', 'statement'].map((part) => `people.0.${part}`),
        ],
        values: ['Nora Aebi'],
        mark: 'shipped',
      },
      ...[
        ['people.0.phone', '+41 81 000 00 02'],
        ['people.0.email', 'luc.berset@senda.example'],
        ['people.0.portrait', 'portrait-2'],
      ].map(([field, value]) => ({
        fact: 'people',
        fields: [field],
        values: [value],
        mark: 'placeholder',
      })),
      {
        fact: 'engagement',
        fields: ['firstTalk', 'survey', 'dayRate', 'vat', 'noticeWeeks'].map(
          (part) => `engagement.${part}`,
        ),
        values: [],
        mark: 'shipped',
      },
    ])
  })

  test('a text of the example that is left in one language only is found', () => {
    const areas = company.areas.map(({ summary }) => ({
      ...smallestCompany.areas[0],
      summary: { ...summary, fr: 'Des fenêtres.' },
    })) as Company['areas']
    expect(exampleFacts({ ...smallestCompany, areas })).toEqual([
      {
        fact: 'areas',
        fields: areas.map((_, index) => `areas.${index}.summary`),
        values: [],
        mark: 'shipped',
      },
    ])
  })

  test('what the owner keeps is an example no longer', () => {
    const { foundedYear } = company
    const own = { ...smallestCompany, foundedYear }
    expect(exampleFacts(own)).toHaveLength(1)
    expect(exampleFacts(own, {})).toEqual([])
  })
})

test('a company with facts of its own has nothing to replace', () => {
  expect(exampleFacts(smallestCompany)).toEqual([])
})

test('any address under .example counts as an example', () => {
  expect(exampleFacts({ ...smallestCompany, email: 'office@baer.example' })).toEqual([
    {
      fact: 'email',
      fields: ['email'],
      values: ['office@baer.example'],
      mark: 'placeholder',
    },
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
