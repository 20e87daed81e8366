import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { company } from '../../../content/company.ts'
import { messages } from '../../../i18n/messages.ts'
import { AboutUsPage } from './about-us/AboutUsPage.tsx'
import { CareersPage } from './careers/CareersPage.tsx'
import { PartnersPage } from './partners/PartnersPage.tsx'
import { ServicesPage } from './services/ServicesPage.tsx'

/* What pages say depends on the facts that a company has filled in (decisions, section 9.4). */

vi.mock('../../../content/company.ts', async (load) => {
  const { company } = await load<typeof import('../../../content/company.ts')>()
  return { company: { ...company } }
})

const t = messages.en
const complete = { ...company }

beforeEach(() => {
  Object.assign(company, complete)
})

const about = () => renderToStaticMarkup(<AboutUsPage locale="en" />)
const partners = () => renderToStaticMarkup(<PartnersPage locale="en" />)
const careers = () => renderToStaticMarkup(<CareersPage locale="en" />)
const services = () => renderToStaticMarkup(<ServicesPage locale="en" />)

/** The headings of a page's sections, the closing call's apart. */
const sectionsOf = (html: string) =>
  Array.from(html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g), ([, name]) => name).slice(0, -1)

/** The numbers before them. */
const numbersOf = (html: string) =>
  Array.from(html.matchAll(/<span[^>]*aria-hidden="true"[^>]*>(0\d)<\/span>/g), ([, n]) => n)

test('About us shows the people, what to rely on, and the facts', () => {
  const html = about()
  expect(sectionsOf(html)).toEqual([
    t.ABOUT_WHO_LABEL,
    t.ABOUT_PEOPLE_LABEL,
    t.ABOUT_VALUES_LABEL,
    t.ABOUT_FACTS_LABEL,
  ])
  expect(numbersOf(html)).toEqual(['01', '02', '03', '04'])
  expect(html).toContain('Seraina Caduff')
  expect(html).toContain('Speaks German, Romansh, French and English')
  expect(html).toContain('Graubünden, all of Switzerland')
})

test('without people and facts About us counts on without a hole', () => {
  Object.assign(company, {
    people: [],
    foundedYear: undefined,
    headcount: undefined,
    workingLanguages: [],
    regions: undefined,
    memberships: [],
    certificates: undefined,
  })
  const html = about()
  expect(sectionsOf(html)).toEqual([t.ABOUT_WHO_LABEL, t.ABOUT_VALUES_LABEL])
  expect(numbersOf(html)).toEqual(['01', '02'])
  expect(html).not.toContain('<dl')
})

test('a person without portrait and languages is introduced all the same', () => {
  const [person] = complete.people ?? []
  if (!person) throw new Error('content/people.ts introduces nobody.')
  company.people = [person]
  expect(about()).toContain('portrait-1')

  company.people = [{ ...person, portrait: undefined, languages: [] }]
  expect(about()).toContain(person.name)
  expect(about()).not.toContain('portrait')
  expect(about()).not.toContain('Speaks')
})

test('a fact that is missing leaves no row', () => {
  company.headcount = undefined
  expect(about()).toContain(`>${t.ABOUT_FOUNDED}<`)
  expect(about()).not.toContain(`>${t.ABOUT_HEADCOUNT}<`)
})

test('independence is claimed only where partners pay nothing', () => {
  company.partnerCommission = 'none'
  expect(about()).toContain(t.ABOUT_INDEPENDENCE_TEXT)
  expect(partners()).toContain(t.PARTNERS_UNPAID)

  company.partnerCommission = 'disclosed'
  expect(about()).not.toContain(t.ABOUT_INDEPENDENCE)
  expect(about()).toContain(t.ABOUT_COMMISSIONS_TEXT)
  expect(partners()).not.toContain(t.PARTNERS_UNPAID)
  expect(partners()).toContain(t.PARTNERS_DISCLOSED)
})

test('where nothing is known of commissions nothing is said of them', () => {
  company.partnerCommission = undefined
  expect(about()).not.toContain(t.ABOUT_INDEPENDENCE)
  expect(about()).not.toContain(t.ABOUT_COMMISSIONS)
  expect(about()).toContain(t.ABOUT_HANDOVER_TEXT)
  expect(sectionsOf(partners())).toEqual([t.PARTNERS_LABEL, t.PARTNERS_KINDS_LABEL])
  expect(numbersOf(partners())).toEqual(['01', '02'])
})

test('Careers shows how an application goes, and where one works', () => {
  const html = careers()
  expect(sectionsOf(html)).toEqual([
    t.CAREERS_LABEL,
    t.CAREERS_STEPS_LABEL,
    t.CAREERS_CONDITIONS_LABEL,
  ])
  expect(html).toContain('60–100%')
  expect(html).toContain('Up to three days a week')
})

test('a company with one workload names one', () => {
  company.careers = { workload: { from: 80, to: 80 } }
  expect(careers()).toContain('>80%<')
})

test('without facts on careers the hiring card stands alone, without a number', () => {
  company.careers = undefined
  const html = careers()
  expect(sectionsOf(html)).toEqual([t.CAREERS_LABEL])
  expect(numbersOf(html)).toEqual([])
})

test('who finds no vacancy writes to the address for applications, or else to the contact page', () => {
  const target = () =>
    /<a[^>]*href="([^"]*)"[^>]*>Write to us<\/a> all the same/.exec(careers())?.[1]
  expect(target()).toBe('mailto:jobs@senda.example')
  company.careers = {}
  expect(target()).toBe('/contact')
})

test('Services tells what came of assignments, what they cost, and what clients ask', () => {
  const html = services()
  expect(sectionsOf(html)).toEqual([
    t.SERVICES_OFFER_LABEL,
    t.SERVICES_AREAS_LABEL,
    t.SPECIMEN_LABEL,
    t.SERVICES_REFERENCES_LABEL,
    t.SERVICES_COSTS_LABEL,
    t.SERVICES_QUESTIONS_LABEL,
  ])
  expect(numbersOf(html)).toEqual(['01', '02', '03', '04', '05', '06'])
  expect(html).toContain('A food producer, 240 people. Food industry, 2025')
  expect(html).toContain('from 11 to 2 days')
  expect(html).toContain('Reto Tanner, Head of finance')
  expect(html).toContain('3 weeks, at a fixed price from CHF')
  expect(html.match(/<details/g)).toHaveLength(complete.questions?.length ?? -1)
})

test('without stories, terms and questions Services shows what it offers, and no more', () => {
  Object.assign(company, { references: undefined, engagement: {}, questions: [] })
  const html = services()
  expect(sectionsOf(html)).toEqual([
    t.SERVICES_OFFER_LABEL,
    t.SERVICES_AREAS_LABEL,
    t.SPECIMEN_LABEL,
  ])
  expect(numbersOf(html)).toEqual(['01', '02', '03'])
  expect(html).not.toMatch(/<(dl|details|article)/)
})

test('a term that the company does not promise leaves no row', () => {
  company.references = []
  company.engagement = { noticeWeeks: 4 }
  const html = services()
  expect(numbersOf(html)).toEqual(['01', '02', '03', '04', '05'])
  expect(html.match(/<dt/g)).toHaveLength(1)
  expect(html).toContain('>4 weeks<')
})

test('a story without the words of a client is told without them', () => {
  const [story] = complete.references ?? []
  if (!story) throw new Error('content/references.ts tells of no assignment.')
  company.references = [{ ...story, quote: undefined }]
  expect(services()).toContain(story.work.en)
  expect(services()).not.toContain('<blockquote')
})
