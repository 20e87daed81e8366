// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { company } from '../../../content/company.ts'
import { completeCompany as complete } from '../../../content/testing/complete-company.ts'
import { messages } from '../../../i18n/messages.ts'
import { rendered } from '../../testing/rendered.ts'
import { AboutUsPage } from './about-us/AboutUsPage.tsx'
import { CareersPage } from './careers/CareersPage.tsx'
import { PartnersPage } from './partners/PartnersPage.tsx'
import { ServicesPage } from './services/ServicesPage.tsx'

/* What pages say depends on the facts that a company has filled in (decision 13). */

vi.mock('../../../content/company.ts', async () => {
  const { completeCompany } = await vi.importActual<
    typeof import('../../../content/testing/complete-company.ts')
  >('../../../content/testing/complete-company.ts')
  return { company: { ...completeCompany } }
})

const t = messages.en

beforeEach(() => {
  Object.assign(company, complete)
})

const about = () => rendered(<AboutUsPage locale="en" />)
const partners = () => rendered(<PartnersPage locale="en" />)
const careers = () => rendered(<CareersPage locale="en" />)
const services = () => rendered(<ServicesPage locale="en" />)

type Page = ReturnType<typeof rendered>

/** The headings of a page's sections, the closing call's apart. */
const sectionsOf = (page: Page) =>
  page
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .slice(0, -1)

/** The numbers before them. */
const numbersOf = (page: Page) => page.queryAllByText(/^0\d$/).map(({ textContent }) => textContent)

/** What a page says, as one text. */
const textOf = ({ container }: Page) => container.textContent

test('About us shows the people, what to rely on, and the facts', () => {
  const page = about()
  expect(sectionsOf(page)).toEqual([
    t.ABOUT_WHO_LABEL,
    t.ABOUT_PEOPLE_LABEL,
    t.ABOUT_VALUES_LABEL,
    t.ABOUT_FACTS_LABEL,
  ])
  expect(numbersOf(page)).toEqual(['01', '02', '03', '04'])
  expect(textOf(page)).toContain('Léa Bär & Co.')
  expect(textOf(page)).toContain('Speaks French and Italian')
  expect(textOf(page)).toContain('Valais')
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
  const page = about()
  expect(sectionsOf(page)).toEqual([t.ABOUT_WHO_LABEL, t.ABOUT_VALUES_LABEL])
  expect(numbersOf(page)).toEqual(['01', '02'])
  expect(page.queryAllByRole('term')).toEqual([])
})

test('a person without portrait and languages is introduced all the same', () => {
  const [person] = complete.people ?? []
  if (!person) throw new Error('The company of this test has nobody.')
  company.people = [person]
  expect(about().container.querySelector('img[src*="portrait-1"]')).not.toBeNull()

  company.people = [{ ...person, portrait: undefined, languages: [] }]
  expect(textOf(about())).toContain(person.name)
  expect(about().container.querySelector('img[src*="portrait"]')).toBeNull()
  expect(textOf(about())).not.toContain('Speaks')
})

test('a fact that is missing leaves no row', () => {
  company.headcount = undefined
  const terms = about()
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
  expect(terms).toContain(t.ABOUT_FOUNDED)
  expect(terms).not.toContain(t.ABOUT_HEADCOUNT)
})

test('independence is claimed only where partners pay nothing', () => {
  company.partnerCommission = 'none'
  expect(textOf(about())).toContain(t.ABOUT_INDEPENDENCE_TEXT)
  expect(textOf(partners())).toContain(t.PARTNERS_UNPAID)

  company.partnerCommission = 'disclosed'
  expect(textOf(about())).not.toContain(t.ABOUT_INDEPENDENCE)
  expect(textOf(about())).toContain(t.ABOUT_COMMISSIONS_TEXT)
  expect(textOf(partners())).not.toContain(t.PARTNERS_UNPAID)
  expect(textOf(partners())).toContain(t.PARTNERS_DISCLOSED)
})

test('where nothing is known of commissions nothing is said of them', () => {
  company.partnerCommission = undefined
  expect(textOf(about())).not.toContain(t.ABOUT_INDEPENDENCE)
  expect(textOf(about())).not.toContain(t.ABOUT_COMMISSIONS)
  expect(textOf(about())).toContain(t.ABOUT_HANDOVER_TEXT)
  expect(sectionsOf(partners())).toEqual([t.PARTNERS_LABEL, t.PARTNERS_KINDS_LABEL])
  expect(numbersOf(partners())).toEqual(['01', '02'])
})

test('Careers shows how an application goes, and where one works', () => {
  const page = careers()
  expect(sectionsOf(page)).toEqual([
    t.CAREERS_LABEL,
    t.CAREERS_STEPS_LABEL,
    t.CAREERS_CONDITIONS_LABEL,
  ])
  expect(textOf(page)).toContain('60–80%')
  expect(textOf(page)).toContain('One day a week')
})

test('a company with one workload names one', () => {
  company.careers = { workload: { from: 80, to: 80 } }
  expect(textOf(careers())).toMatch(/(?<!\d|–)80%(?!\d)/)
})

test('without facts on careers the hiring card stands alone, without a number', () => {
  company.careers = undefined
  const page = careers()
  expect(sectionsOf(page)).toEqual([t.CAREERS_LABEL])
  expect(numbersOf(page)).toEqual([])
})

test('who finds no vacancy writes to the address for applications, or else to the contact page', () => {
  const target = () =>
    careers()
      .getAllByRole('link', { name: 'Write to us' })
      .find(({ parentElement }) => parentElement?.textContent.includes('all the same'))
      ?.getAttribute('href')
  expect(target()).toBe('mailto:emplois@baer.example')
  company.careers = {}
  expect(target()).toBe('/contact')
})

test('Services tells what came of assignments, what they cost, and what clients ask', () => {
  const page = services()
  expect(sectionsOf(page)).toEqual([
    t.SERVICES_TRUST_TITLE,
    t.SERVICES_OFFER_LABEL,
    t.SERVICES_AREAS_LABEL,
    t.SPECIMEN_LABEL,
    t.SERVICES_REFERENCES_LABEL,
    t.SERVICES_COSTS_LABEL,
    t.SERVICES_QUESTIONS_LABEL,
  ])
  expect(numbersOf(page)).toEqual(['01', '02', '03', '04', '05', '06'])
  expect(textOf(page)).toContain('A vineyard, Wine, 2023')
  expect(textOf(page)).toContain('from 14.5 to 3 hectares')
  expect(textOf(page)).toContain('Ida "Ivy" Rey, Winegrower')
  expect(textOf(page)).toContain('5 weeks')
  expect(page.getAllByRole('group')).toHaveLength(complete.questions?.length ?? -1)
})

test('without stories, terms and questions Services shows what it offers, and no more', () => {
  Object.assign(company, { references: undefined, engagement: {}, questions: [] })
  const page = services()
  expect(sectionsOf(page)).toEqual([
    t.SERVICES_TRUST_TITLE,
    t.SERVICES_OFFER_LABEL,
    t.SERVICES_AREAS_LABEL,
    t.SPECIMEN_LABEL,
  ])
  expect(numbersOf(page)).toEqual(['01', '02', '03'])
  for (const role of ['term', 'group', 'article']) expect(page.queryAllByRole(role)).toEqual([])
})

test('a term that the company does not promise leaves no row', () => {
  company.references = []
  company.engagement = { noticeWeeks: 4 }
  const page = services()
  expect(numbersOf(page)).toEqual(['01', '02', '03', '04', '05'])
  expect(page.getAllByRole('term')).toHaveLength(1)
  expect(page.getByText('4 weeks')).toBeDefined()
})

test('a story without the words of a client is told without them', () => {
  const [story] = complete.references ?? []
  if (!story) throw new Error('The company of this test has no reference.')
  company.references = [{ ...story, quote: undefined }]
  expect(textOf(services())).toContain(story.work.en)
  expect(services().queryByRole('blockquote')).toBeNull()
})
