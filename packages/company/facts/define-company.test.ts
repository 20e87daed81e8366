import { expect, test } from 'vitest'
import { company } from './company.ts'
import { defineCompany, type Company } from './define-company.ts'
import { completeCompany } from '../testing/complete-company.ts'
import { smallestCompany } from '../testing/smallest-company.ts'

test('an invalid fact throws an error with the file, the field and how to fix it', () => {
  expect(() => defineCompany({ ...company, website: 'www.senda.example/' })).toThrow(
    /^content\/company\.json, website: must be a full address/,
  )
})

test('every invalid fact is reported at once', () => {
  const wrong: Company = { ...company, country: 'XY', phone: 'n/a' }
  expect(() => defineCompany(wrong)).toThrow(/country: must be .*\n.*, phone: must be/)
})

test.each([
  ['LI', '9490'],
  ['AT', '6020'],
  ['DE', '10115'],
  ['FR', '01000'],
  ['NL', '1012 AB'],
])('in %s a postal code such as %s is accepted', (country, postalCode) => {
  expect(defineCompany({ ...company, country, postalCode })).toMatchObject({ country, postalCode })
})

test.each([
  [undefined, '10115'],
  ['LI', '949'],
  ['DE', '7000'],
  ['FR', 'F-74000'],
])(
  'in %s the postal code %s is rejected with a message that lists the formats',
  (country, postalCode) => {
    expect(() => defineCompany({ ...company, country, postalCode })).toThrow(
      'postalCode: must have four digits in Switzerland, Liechtenstein and Austria',
    )
  },
)

test('only a Swiss company needs a Swiss UID and VAT number', () => {
  const uid = 'FL-0002.123.456-7'
  const vatNumber = 'ATU 12345678'
  const abroad = { ...company, country: 'LI', postalCode: '9490', uid, vatNumber }
  expect(defineCompany(abroad)).toMatchObject({ uid, vatNumber })
  const swiss = { ...abroad, country: 'CH', postalCode: '7000' }
  expect(() => defineCompany(swiss)).toThrow('uid: must look like “CHE-123.456.788”')
  expect(() => defineCompany(swiss)).toThrow(/vatNumber: must look like “CHE-123\.456\.788\sMWST”/)
})

test('a wrong digit in a Swiss UID is found', () => {
  const swiss = { ...company, country: 'CH', postalCode: '7000', vatNumber: undefined }
  expect(defineCompany({ ...swiss, uid: 'CHE-123.456.788' }).uid).toBe('CHE-123.456.788')
  expect(() => defineCompany({ ...swiss, uid: 'CHE-123.465.788' })).toThrow('uid: is mistyped')
  const vatNumber = 'CHE-123.456.789 MWST'
  expect(() => defineCompany({ ...swiss, vatNumber })).toThrow('vatNumber: is mistyped')
})

test.each([
  [
    { shortName: 'Müller Informatik & Beratung' },
    'shortName: must not have more than 22 characters',
  ],
  [{ name: 'Muster\nGmbH' }, 'name: must be on one line'],
  [
    { website: 'https://www.example.ch/de' },
    'website: must be a full address in lower case and without a path',
  ],
  [{ foundedYear: new Date().getFullYear() + 1 }, 'foundedYear: must not be in the future'],
  [
    { openingHours: [{ days: ['Mo'], opens: '18:00', closes: '08:00' }] },
    '“closes” must be later than “opens”',
  ],
  [
    { engagement: { dayRate: { price: 1480, costCeiling: true } } },
    'engagement.vat: is missing: with a price, say whether it excludes or includes VAT',
  ],
  [
    {
      engagement: {
        survey: {
          weeks: 3,
          priceFrom: 9800,
          sizes: [{ people: 50, days: 7, weeks: 3, price: 9000 }],
        },
        vat: 'none',
      },
    },
    'engagement.survey.sizes: must start with “weeks” and “priceFrom”, and rise in price',
  ],
  [
    {
      openingHours: [
        { days: ['Mo', 'Tu'], opens: '08:00', closes: '12:00' },
        { days: ['Tu'], opens: '11:00', closes: '17:00' },
      ],
    },
    'openingHours: has hours that overlap on one day',
  ],
] satisfies [Partial<Company>, string][])(
  'an impossible fact is rejected: %j',
  (wrong, sentence) => {
    expect(() => defineCompany({ ...company, ...wrong })).toThrow(sentence)
  },
)

const words = { en: 'Yes.', de: 'Ja.', fr: 'Oui.' }
const [reference] = completeCompany.references ?? []
const result = { label: words, unit: words, before: 5, after: 2 }

const figures = (values: number[]) =>
  values.map((value, index) => ({ month: `2025-0${index + 1}`, value }))

/** A reference with a story, of which some facts are changed. */
const referenceWith = (changed: object) => ({
  ...reference,
  result,
  story: {
    slug: 'a',
    title: words,
    problem: [words],
    solution: [words],
    months: figures([5, 4, 2]),
    ...changed,
  },
})

const sheet = {
  title: words,
  text: words,
  columns: [words, words],
  rows: [{ cells: [words, words] }],
}

test.each([
  [{ months: figures([5, 4, 3]) }, 'story: must begin with “before” of the result'],
  [{ months: figures([5, 2]) }, 'story.months: must have at least three months'],
  [{ months: [...figures([5, 3]), ...figures([2])] }, 'story.months: must be in order'],
  [{ options: [] }, 'story.options: must have exactly one option with “chosen”: true'],
  [{ slug: 'Month end' }, 'story.slug: must be lower-case words'],
  [
    { artefacts: [{ ...sheet, rows: [{ cells: [words] }] }] },
    'story.artefacts, no. 1, rows: must have one cell for each column',
  ],
  [
    { artefacts: [{ ...sheet, rows: [] }] },
    'story.artefacts, no. 1, rows: must have at least one entry',
  ],
  [{ order: ['quote', 'quote'] }, 'story.order: must name each part once'],
  [
    { order: ['photograph'] },
    'story.order, no. 1: must be one of "picture", "options", "solution"',
  ],
  [
    { title: { ...words, en: 'x'.repeat(61) } },
    'story.title.en: must not have more than 60 characters',
  ],
])('a wrong story is refused: %j', (wrong, sentence) => {
  expect(() => defineCompany({ ...company, references: [referenceWith(wrong)] })).toThrow(
    `references, no. 1, ${sentence}`,
  )
})

test.each([[[5, 6, 2]], [[3, 2, 0, 1, 1]]])(
  'the figures of a story begin and end with those of the result, or add up to them: %j',
  (values) => {
    const references = [referenceWith({ months: figures(values) })]
    expect(defineCompany({ ...company, references }).references).toHaveLength(1)
  },
)

test('the contact of a case is one of the people', () => {
  const people = [{ name: 'Léa Bär', role: words, latestWork: words }]
  const callTo = (person: string) => ({
    ...company,
    people,
    references: [referenceWith({ contact: { person, text: words } })],
  })
  expect(defineCompany(callTo('Léa Bär')).references).toHaveLength(1)
  expect(() => defineCompany(callTo('Lea Bär'))).toThrow(
    'references: names someone to call who is not among the people',
  )
})

test('two stories cannot have the same address', () => {
  const references = [referenceWith({}), referenceWith({})]
  expect(() => defineCompany({ ...company, references })).toThrow(
    'references: has two stories with the same slug: give each its own',
  )
})

test.each([
  [{ postalCode: 1950 }, 'postalCode: must be text in quotes'],
  [{ town: 'Sion' }, 'town: must have several parts in braces'],
  [{ certificates: 'ISO' }, 'certificates: must be a list in square brackets'],
])('a fact of the wrong type is rejected: %j', (wrong, sentence) => {
  expect(() => defineCompany({ ...company, ...wrong })).toThrow(sentence)
})

test('a misspelt fact is reported', () => {
  const misspelt = { ...company, twon: 'Chur' }
  expect(() => defineCompany(misspelt)).toThrow(/twon/)
})

const [service] = smallestCompany.services as [Company['services'][number]]

test.each([
  [[], 'services: must have at least one entry'],
  [[service, service], 'services: has two entries with the same id: give each its own'],
  [[{ ...service, id: 'Risk management' }], 'services, no. 1, id: must be lower-case words'],
  [
    [service, { ...service, id: 'b', name: { ...service.name, fr: undefined } }],
    'services, no. 2, name.fr: is missing',
  ],
  [
    [{ ...service, name: { ...service.name, de: 'x'.repeat(45) } }],
    'services, no. 1, name.de: must not have more than 44 characters: a longer text does not fit its place',
  ],
])('an invalid list is rejected with its file and entry: %j', (services, sentence) => {
  expect(() => defineCompany({ ...company, services })).toThrow(
    `content/services.json, ${sentence}`,
  )
})

test('a fix cannot save more than its system costs', () => {
  const [system] = completeCompany.surveySystems ?? []
  expect(() => defineCompany({ ...company, surveySystems: [{ ...system, cost: 12_000 }] })).toThrow(
    'content/survey.json, surveySystems, no. 1, repair: saves as much as the system costs, or leaves more damage than before',
  )
})

test('invalid facts are grouped by their file', () => {
  expect(() => defineCompany({ ...company, phone: 'n/a', services: undefined })).toThrow(
    /^content\/company\.json, phone: .*\ncontent\/services\.json, services: is missing$/,
  )
})
