import { expect, test } from 'vitest'
import { company } from '../../../company/company.ts'
import type { Company } from '../../../company/define-company.ts'
import type { PageName } from '../../../i18n/pages.ts'
import { structuredData } from './structured-data.ts'

/** The first item in the structured data of a page. */
function firstThing(facts: Partial<Company>, page: PageName) {
  const data = structuredData(
    { ...company, ...facts },
    {
      locale: 'fr',
      page,
      name: 'Page',
      home: 'Accueil',
      description: 'Conseil',
      image: '/card.jpg',
      servicesName: 'Prestations',
      services: ['Analyse', 'Sécurité'],
    },
  )
  const { '@graph': things } = JSON.parse(JSON.stringify(data)) as {
    '@graph': Record<string, unknown>[]
  }
  return things[0] ?? {}
}

const facts: Partial<Company> = {
  regions: [{ en: 'Valais', de: 'Wallis', fr: 'Valais' }],
  workingLanguages: ['fr', 'de'],
  openingHours: [{ days: ['Mo', 'Fr'], opens: '08:00', closes: '12:00' }],
  foundedYear: 1999,
  headcount: 4,
  sameAs: ['https://social.example/baer'],
  people: [
    {
      name: 'Lea Bär',
      role: { en: 'Director', de: 'Direktorin', fr: 'Directrice' },
      latestWork: { en: 'A tunnel', de: 'Ein Tunnel', fr: 'Un tunnel' },
      languages: ['fr'],
    },
  ],
}

const hours = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Friday'],
    opens: '08:00',
    closes: '12:00',
  },
]

test('the home page describes the company by its facts', () => {
  expect(firstThing(facts, 'home')).toMatchObject({
    '@type': 'ProfessionalService',
    areaServed: ['Valais'],
    knowsLanguage: ['fr', 'de'],
    openingHoursSpecification: hours,
    foundingDate: '1999',
    numberOfEmployees: { value: 4 },
    sameAs: ['https://social.example/baer'],
  })
})

test('the address is in Switzerland unless the company says otherwise', () => {
  expect(firstThing({ country: undefined }, 'home').address).toMatchObject({ addressCountry: 'CH' })
  expect(firstThing({ country: 'LI' }, 'home').address).toMatchObject({ addressCountry: 'LI' })
})

test('About us names the people and the services, Contact the hours', () => {
  expect(firstThing(facts, 'aboutUs')).toMatchObject({
    '@id': `${company.website}/#company`,
    employee: [{ name: 'Lea Bär', jobTitle: 'Directrice', knowsLanguage: ['fr'] }],
    hasOfferCatalog: { name: 'Prestations', itemListElement: ['Analyse', 'Sécurité'] },
  })
  expect(firstThing(facts, 'contact')).toMatchObject({
    mainEntity: { openingHoursSpecification: hours },
  })
})

test.each([undefined, []])('a missing fact has no entry (%o)', (nothing) => {
  const none = {
    regions: nothing,
    workingLanguages: nothing,
    openingHours: nothing,
    sameAs: nothing,
    people: nothing,
    foundedYear: undefined,
    headcount: undefined,
  }
  expect(Object.keys(firstThing(none, 'home'))).toEqual([
    ...['@type', '@id', 'name', 'url', 'description', 'image', 'telephone', 'email', 'address'],
  ])
  expect(Object.keys(firstThing(none, 'aboutUs'))).not.toContain('employee')
  expect(Object.keys(firstThing(none, 'contact').mainEntity as object)).not.toContain(
    'openingHoursSpecification',
  )
})
