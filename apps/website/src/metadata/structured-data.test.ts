import { expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import type { Company } from '@site/company/facts/define-company.ts'
import { structuredData } from './structured-data.ts'

/** The company's entry in the structured data of the French home page. */
function companyEntry(facts: Partial<Company>) {
  const data = structuredData({ ...company, ...facts }, 'fr', 'home', 'Conseil')
  const { '@graph': things } = JSON.parse(JSON.stringify(data)) as {
    '@graph': Record<string, unknown>[]
  }
  return things[0] ?? {}
}

test('the structured data contains the facts of the company', () => {
  const facts: Partial<Company> = {
    openingHours: [{ days: ['Mo', 'Fr'], opens: '08:00', closes: '12:00' }],
    foundedYear: 1999,
    headcount: 4,
    sameAs: ['https://social.example/baer'],
    regions: [{ en: 'Valais', de: 'Wallis', fr: 'Valais' }],
    workingLanguages: ['fr', 'de'],
    certificates: [
      {
        name: 'ISO 9001',
        scope: { en: 'Cellars', de: 'Keller', fr: 'Caves' },
        body: 'Association',
        year: 2023,
      },
    ],
  }
  expect(companyEntry(facts)).toMatchObject({
    '@type': 'ProfessionalService',
    description: 'Conseil',
    openingHours: ['Mo,Fr 08:00-12:00'],
    foundingDate: '1999',
    numberOfEmployees: { value: 4 },
    sameAs: ['https://social.example/baer'],
    areaServed: [{ '@type': 'Place', name: 'Valais' }],
    knowsLanguage: ['fr', 'de'],
    hasCertification: [
      {
        '@type': 'Certification',
        name: 'ISO 9001',
        about: 'Caves',
        issuedBy: { '@type': 'Organization', name: 'Association' },
        datePublished: '2023',
      },
    ],
  })
})

test('the address is in Switzerland unless the company says otherwise', () => {
  expect(companyEntry({ country: undefined }).address).toMatchObject({ addressCountry: 'CH' })
  expect(companyEntry({ country: 'LI' }).address).toMatchObject({ addressCountry: 'LI' })
})

test.each([undefined, []])('missing facts are left out (%o)', (nothing) => {
  const none = {
    openingHours: nothing,
    sameAs: nothing,
    regions: nothing,
    workingLanguages: nothing,
    foundedYear: undefined,
    headcount: undefined,
  }
  expect(Object.keys(companyEntry(none))).toEqual([
    ...['@type', '@id', 'name', 'url', 'description', 'image', 'telephone', 'email', 'address'],
  ])
})
