import { expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import type { Company } from '@site/company/facts/define-company.ts'
import { structuredData } from './structured-data.ts'

/** What the French home page says about the company. */
function described(facts: Partial<Company>) {
  const data = structuredData({ ...company, ...facts }, 'fr', 'Conseil')
  const { '@graph': things } = JSON.parse(JSON.stringify(data)) as {
    '@graph': Record<string, unknown>[]
  }
  return things[0] ?? {}
}

test('the home page describes the company by its facts', () => {
  const facts: Partial<Company> = {
    openingHours: [{ days: ['Mo', 'Fr'], opens: '08:00', closes: '12:00' }],
    foundedYear: 1999,
    headcount: 4,
    sameAs: ['https://social.example/baer'],
  }
  expect(described(facts)).toMatchObject({
    '@type': 'ProfessionalService',
    description: 'Conseil',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Friday'],
        opens: '08:00',
        closes: '12:00',
      },
    ],
    foundingDate: '1999',
    numberOfEmployees: { value: 4 },
    sameAs: ['https://social.example/baer'],
  })
})

test('the address is in Switzerland unless the company says otherwise', () => {
  expect(described({ country: undefined }).address).toMatchObject({ addressCountry: 'CH' })
  expect(described({ country: 'LI' }).address).toMatchObject({ addressCountry: 'LI' })
})

test.each([undefined, []])('a missing fact has no entry (%o)', (nothing) => {
  const none = {
    openingHours: nothing,
    sameAs: nothing,
    foundedYear: undefined,
    headcount: undefined,
  }
  expect(Object.keys(described(none))).toEqual([
    ...['@type', '@id', 'name', 'url', 'description', 'image', 'telephone', 'email', 'address'],
  ])
})
