// @vitest-environment jsdom
import type { ComponentType } from 'react'
import { within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import type { Case, Company } from '@site/company/facts/define-company.ts'
import { completeCompany } from '@site/company/testing/complete-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { render } from '../../testing/render.ts'
import { AboutUsPage } from './about-us/AboutUsPage.tsx'
import { CareersPage } from './careers/CareersPage.tsx'
import { ContactPage } from './contact/ContactPage.tsx'
import { HomePage } from './home/HomePage.tsx'
import { PartnersPage } from './partners/PartnersPage.tsx'
import { CasePage } from './results/CasePage.tsx'
import { ServicesPage } from './services/ServicesPage.tsx'

/* Pages only show the facts that a company has given (decision 13). */

vi.mock('@site/company/facts/company.ts', () => ({ company: {} }))

const t = messages.en

/** Renders a page for the complete company without a job site, with some facts changed. */
function show(
  Page: ComponentType<{ locale: Locale }>,
  changed: Partial<Company> = {},
  locale: Locale = 'en',
) {
  Object.assign(company, completeCompany, { jobSite: undefined }, changed)
  const page = render(<Page locale={locale} />)
  const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
  return {
    page,
    text: page.container.textContent,
    /** The headings of the sections, without that of the call to action. */
    sections: textsOf(page.getAllByRole('heading', { level: 2 })).slice(0, -1),
    terms: textsOf(page.queryAllByRole('term')),
  }
}

const { steps = [], partnerKinds = [] } = completeCompany

/** As many entries as our pictures have places for. */
const three = <Entry extends { id: string }>([entry]: Entry[]) =>
  entry ? ['a', 'b', 'c'].map((id) => ({ ...entry, id })) : []

test('About us shows people, values and facts', () => {
  const { sections, text } = show(AboutUsPage)
  expect(sections).toEqual([
    t.ABOUT_STATEMENT,
    t.ABOUT_PEOPLE_LABEL,
    t.ABOUT_VALUES_LABEL,
    t.ABOUT_FACTS_LABEL,
  ])
  expect(text).toContain('Léa Bär & Co.')
  expect(text).toMatch(/Speaks French and Italian.*Max ÑandúCasks/)
  expect(text).toContain('Valais')
})

test('without people and facts About us shows only what the company does and its values', () => {
  const { sections, terms } = show(AboutUsPage, {
    people: [],
    foundedYear: undefined,
    headcount: undefined,
    workingLanguages: [],
    regions: undefined,
    memberships: [],
    certificates: undefined,
  })
  expect(sections).toEqual([t.ABOUT_STATEMENT, t.ABOUT_VALUES_LABEL])
  expect(terms).toEqual([])
})

test('a person may have neither a portrait nor languages', () => {
  const portraitOf = ({ page }: ReturnType<typeof show>) =>
    page.container.querySelector('img[src*="portrait"]')
  expect(portraitOf(show(AboutUsPage))).not.toBeNull()

  const [person] = completeCompany.people ?? []
  if (!person) throw new Error('The company of this test has nobody.')
  const about = show(AboutUsPage, { people: [{ ...person, portrait: undefined, languages: [] }] })
  expect(about.text).toContain(person.name)
  expect(about.text).not.toContain('Speaks')
  expect(portraitOf(about)).toBeNull()
})

test('a picture from the owner has the owner’s description, and nothing is drawn over it', () => {
  const shipped = show(AboutUsPage, { pictures: undefined, steps: three(steps) }).page
  expect(shipped.getAllByAltText(t.ABOUT_IMAGE_ALT)).toHaveLength(2)
  expect(shipped.container.querySelectorAll('figure li')).toHaveLength(3)

  const alt = { en: 'A vineyard.', de: 'Ein Weinberg.', fr: 'Un vignoble.' }
  const about = show(AboutUsPage, { pictures: { about: { picture: 'about', alt } } }).page
  expect(about.getAllByAltText('A vineyard.')).toHaveLength(2)
  expect(about.queryAllByAltText(t.ABOUT_IMAGE_ALT)).toEqual([])
  expect(about.container.querySelector('figure li, figcaption')).toBeNull()

  const partners = show(PartnersPage, {
    pictures: { partners: { picture: 'partners', alt, caption: alt } },
  }).page
  expect(partners.container.querySelector('figcaption')?.textContent).toBe('A vineyard.')
})

test('our pictures name steps and kinds of partner only if they have a place for each', () => {
  const namesOn = (Page: ComponentType<{ locale: Locale }>, changed: Partial<Company>) =>
    show(Page, { pictures: undefined, ...changed }).page.container.querySelectorAll('figure li')
      .length
  expect(namesOn(AboutUsPage, { steps: three(steps) })).toBe(3)
  expect(namesOn(AboutUsPage, { steps })).toBe(0)
  expect(namesOn(PartnersPage, { partnerKinds: three(partnerKinds) })).toBe(3)
  expect(namesOn(PartnersPage, { partnerKinds })).toBe(0)
})

test('sentences count services and kinds of partner, and speak of a single one', () => {
  const { services } = completeCompany
  const opening = fillPlaceholders(t.SERVICES_OPENING, { count: 'Five' })
  expect(show(ServicesPage).text).toContain(opening)
  const { text } = show(ServicesPage, { services: services.slice(0, 1) })
  expect(text).toContain(t.SERVICES_OPENING_ONE)
  expect(show(HomePage, {}, 'fr').text).toContain('Cinq prestations et')
  expect(show(HomePage, { services: services.slice(0, 1) }).text).toContain('Our service and')
  const kinds = (kept: typeof partnerKinds) => show(PartnersPage, { partnerKinds: kept }).sections
  expect(kinds(three(partnerKinds))).toContain('Three kinds of partner')
  expect(kinds(partnerKinds.slice(0, 1))).toContain(t.PARTNERS_KIND_LABEL)
  expect(kinds([])).toEqual([t.PARTNERS_LABEL, t.PARTNERS_COMMISSION_LABEL])
})

test('Home shows the steps of the method, each with the terms it names', () => {
  const { sections, text } = show(HomePage)
  expect(sections).toContain(t.HOME_METHOD_LABEL)
  expect(text).toMatch(
    /We tasteTwice\.Try a sample assessmentReport after 5–\u20609\s.*We pressOnce\.CHF/,
  )
  expect(show(HomePage, { steps: undefined }).sections).not.toContain(t.HOME_METHOD_LABEL)
})

test('Home shows references, with what the client says', () => {
  const { text } = show(HomePage)
  expect(text).toContain('A vineyard, wine, 2023')
  expect(text).toContain('From 14.5 to 3 hectares')
  expect(text).toContain('Ida "Ivy" Rey, winegrower')
})

test('an area may have no assignments', () => {
  const lists = show(ServicesPage).page.container.querySelectorAll('#networks ul, #timber ul')
  expect(Array.from(lists, ({ textContent }) => textContent)).toEqual([
    'A cable & moreCHF 9 eachTwo metres.',
  ])
})

test('a missing fact has no row', () => {
  const { terms } = show(AboutUsPage, { headcount: undefined })
  expect(terms).toContain(t.ABOUT_FOUNDED)
  expect(terms).not.toContain(t.ABOUT_HEADCOUNT)
})

test('independence is claimed if partners pay no commissions', () => {
  const partnerCommission = 'none'
  expect(show(AboutUsPage, { partnerCommission }).text).toContain(t.ABOUT_INDEPENDENCE_TEXT)
  expect(show(PartnersPage, { partnerCommission }).text).toContain(t.PARTNERS_UNPAID)
})

test('commissions are disclosed if partners pay them', () => {
  const partnerCommission = 'disclosed'
  const about = show(AboutUsPage, { partnerCommission })
  expect(about.text).toContain(t.ABOUT_COMMISSIONS_TEXT)
  expect(about.text).not.toContain(t.ABOUT_INDEPENDENCE)
  const partners = show(PartnersPage, { partnerCommission })
  expect(partners.text).toContain(t.PARTNERS_DISCLOSED)
  expect(partners.text).not.toContain(t.PARTNERS_UNPAID)
})

test('commissions are not mentioned if the company says nothing about them', () => {
  const about = show(AboutUsPage, { partnerCommission: undefined })
  expect(about.text).not.toContain(t.ABOUT_INDEPENDENCE)
  expect(about.text).not.toContain(t.ABOUT_COMMISSIONS)
  expect(about.text).toContain(t.ABOUT_HANDOVER_TEXT)
  const partners = show(PartnersPage, { partnerCommission: undefined })
  expect(partners.sections).toEqual([t.PARTNERS_LABEL, 'Two kinds of partner'])
})

test('Careers shows the steps of an application and the conditions', () => {
  const { sections, text } = show(CareersPage)
  expect(sections).toEqual([
    t.CAREERS_PROFILE_LABEL,
    t.CAREERS_STEPS_LABEL,
    t.CAREERS_CONDITIONS_LABEL,
  ])
  expect(text).toContain('60–\u206080%')
  expect(text).toContain('One day a week')
})

test('a single workload is not shown as a range', () => {
  const { text } = show(CareersPage, { careers: { workload: { from: 80, to: 80 } } })
  expect(text).toMatch(/(?<!\d|–)80%(?!\d)/)
})

test('without facts about careers the hiring card is the only section', () => {
  const { sections } = show(CareersPage, { careers: undefined })
  expect(sections).toEqual([t.CAREERS_PROFILE_LABEL])
})

const jobSite = 'https://emplois.baer.example'

test('the apply button goes to the job site, or to an email address if there is none', () => {
  const apply = (changed?: Partial<Company>) =>
    show(CareersPage, changed)
      .page.getByRole('link', { name: /^Apply Now/ })
      .getAttribute('href')
  expect(apply({ jobSite })).toBe(jobSite)
  expect(apply()).toBe('mailto:emplois@baer.example')
  expect(apply({ careers: {} })).toBe('/contact')
})

test('the job site is named, if there is one', () => {
  const { page, sections } = show(CareersPage, { jobSite })
  expect(sections[0]).toBe(t.CAREERS_LABEL)
  expect(page.getByRole('link', { name: 'emplois.baer.example' })).toBeDefined()
  expect(show(CareersPage).text).not.toContain(t.CAREERS_JOB_SITE)
})

test('applications without a vacancy go to their own address, or else to the contact page', () => {
  const target = (changed?: Partial<Company>) =>
    show(CareersPage, changed)
      .page.getAllByRole('link', { name: 'Write to us' })
      .find(({ parentElement }) => parentElement?.textContent.includes('all the same'))
      ?.getAttribute('href')
  expect(target({ jobSite })).toBe('mailto:emplois@baer.example')
  expect(target({ jobSite, careers: {} })).toBe('/contact')
})

test('Services shows a sample, costs and questions', () => {
  const { page, sections, text } = show(ServicesPage)
  expect(sections).toEqual([
    t.SERVICES_TRUST_TITLE,
    t.SERVICES_OFFER_LABEL,
    t.SURVEY_LABEL,
    t.SERVICES_AREAS_LABEL,
    t.SERVICES_COSTS_LABEL,
    t.SERVICES_QUESTIONS_LABEL,
  ])
  expect(text).toContain('5–\u20609\u00a0weeks')
  expect(page.container.querySelectorAll('details')).toHaveLength(
    completeCompany.questions?.length ?? -1,
  )
})

test('Services shows what an assessment costs by size of company, if the company says so', () => {
  const sizes = (engagement: Company['engagement']) =>
    show(ServicesPage, { engagement })
      .page.queryAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => text.includes(t.COSTS_DAYS))
  expect(sizes(completeCompany.engagement)).toEqual([
    '8,000people20days of work6weeks until the report5',
    '33,500people1,200days of work30weeks until the report9',
  ])
  expect(sizes({ survey: { weeks: 5 } })).toEqual([])
})

test('without its optional facts Services shows only the offer', () => {
  const changed = { surveySystems: [], references: undefined, engagement: {}, questions: [] }
  const { page, sections } = show(ServicesPage, changed)
  expect(sections).toEqual([t.SERVICES_TRUST_TITLE, t.SERVICES_OFFER_LABEL, t.SERVICES_AREAS_LABEL])
  for (const role of ['term', 'group', 'article', 'table'])
    expect(page.queryAllByRole(role)).toEqual([])
})

test('without assignments Services only shows its areas of expertise', () => {
  const areas = completeCompany.areas.map((area) => ({ ...area, assignments: [] }))
  expect(show(ServicesPage, { areas }).sections).toContain(t.HOME_AREAS_LABEL)
})

test('Home begins with the price of an assessment, if the company names one', () => {
  const beginning = (engagement?: Company['engagement']) =>
    show(HomePage, engagement && { engagement }).page.getByRole('heading', { level: 1 })
      .nextElementSibling?.textContent
  expect(beginning()).toMatch(/Assessment: fixed price from CHF\s[\d,]+(, \w+\sVAT)?\.$/)
  expect(beginning({ survey: { weeks: 5 } })).toMatch(/Ourval, France\.$/)
})

test('a term that the company does not offer has no row', () => {
  const changed = { surveySystems: [], engagement: { noticeWeeks: 4 } }
  const { page, terms } = show(ServicesPage, changed)
  expect(terms).toEqual([t.COSTS_NOTICE])
  expect(page.getByText(/4\sweeks ahead/)).toBeDefined()
})

test('a reference may have no quote', () => {
  const [reference] = completeCompany.references ?? []
  if (!reference) throw new Error('The company of this test has no reference.')
  const changed = { references: [{ ...reference, quote: undefined }] }
  const { page, text } = show(HomePage, changed)
  expect(text).toContain(reference.work.en)
  expect(page.queryByRole('blockquote')).toBeNull()
})

/** Shows the case of the reference with a story, which begins with as few facts as possible. */
function showCase(changed: Partial<Case['story']>, quote?: Case['quote']) {
  const [reference] = completeCompany.references ?? []
  if (!reference) throw new Error('The company of this test has no reference.')
  const text = { en: 'It froze.', de: 'Es fror.', fr: 'Il gelait.' }
  const story = {
    ...{ slug: 'frost', title: text, problem: [text], solution: [text] },
    months: [14.5, 9, 3].map((value, index) => ({ month: `2023-0${index + 3}`, value })),
    ...changed,
  }
  return show(() => <CasePage locale="en" reference={{ ...reference, quote, story }} others={[]} />)
}

test('a case needs neither options, a setback, a quote nor another case', () => {
  const { page, sections } = showCase({})
  expect(sections).toEqual([t.CASE_PROBLEM, t.CASE_SOLUTION, t.CASE_OUTCOME])
  expect(page.queryByRole('figure')).toBeNull()
  expect(page.getByRole('row', { name: 'March 2023 14.5' })).toBeDefined()
})

test('a case shows its picture with labels and a caption where its order says', () => {
  const inAll = (text: string) => ({ en: text, de: text, fr: text })
  const { page, sections } = showCase({
    picture: {
      picture: 'case-bearings',
      alt: inAll('A bearing'),
      caption: inAll('Six balls'),
      labels: [{ text: '10', x: 14, y: 50 }],
    },
    order: ['solution', 'picture', 'outcome'],
  })
  expect(sections).toEqual([t.CASE_PROBLEM, t.CASE_SOLUTION, t.CASE_OUTCOME])
  const figure = page.getByRole('figure')
  expect(figure.textContent).toBe('10Six balls')
  expect(figure.previousElementSibling?.textContent).toContain(t.CASE_SOLUTION)
  expect(page.getAllByRole('img', { name: 'A bearing' })).toHaveLength(2)
})

test('a case shows what was considered at what price, what went wrong, and a quote without a name', () => {
  const text = { en: 'Candles', de: 'Kerzen', fr: 'Bougies' }
  const options = [
    { name: text, price: 90_000, reason: text },
    { name: text, price: 1200, reason: text, chosen: true } as const,
  ]
  const quote = { text, role: { en: 'winegrower', de: 'Winzerin', fr: 'vigneronne' } }
  const { page, sections } = showCase({ options, setback: [text] }, quote)
  expect(sections).toEqual([
    t.CASE_PROBLEM,
    t.CASE_OPTIONS,
    t.CASE_SOLUTION,
    t.CASE_QUOTE,
    t.CASE_SETBACK,
    t.CASE_OUTCOME,
  ])
  expect(page.getByText('Including VAT')).toBeDefined()
  expect(page.getByText(/90,000/).tagName).toBe('S')
  expect(page.getByText(/1,200/).tagName).toBe('P')
  expect(page.getByText('Winegrower')).toBeDefined()
})

test('a case begins with the problem, and has its parts in the order of its facts, those left out after them', () => {
  const text = { en: 'Soot', de: 'Russ', fr: 'La suie' }
  const { sections } = showCase({ setback: [text], order: ['outcome', 'setback', 'quote'] })
  expect(sections).toEqual([t.CASE_PROBLEM, t.CASE_OUTCOME, t.CASE_SETBACK, t.CASE_SOLUTION])
})

test('a case names what it saves and what it cost', () => {
  const text = { en: 'CHF a year', de: 'CHF pro Jahr', fr: 'CHF par an' }
  const { page } = showCase({ payback: text, sums: [{ amount: 65_000, text }] })
  expect(page.getByText('65,000').closest('li')?.textContent).toBe('65,000 CHF a year')
})

test('a case ends with the person who led the work', () => {
  const text = { en: 'I lit them.', de: 'Ich zündete sie an.', fr: 'Je les ai allumées.' }
  const { page } = showCase({ contact: { person: 'Léa Bär & Co.', text } })
  expect(page.getByRole('heading', { name: 'Ask Léa Bär & Co..' })).toBeDefined()
  expect(page.getByText('I lit them.')).toBeDefined()
  expect(page.getByText('Founder')).toBeDefined()
})

test('a sheet shows its rows in one table, or an excerpt and the rest to unfold', () => {
  const word = (en: string) => ({ en, de: en, fr: en })
  const artefact = {
    title: word('Candles'),
    text: word('All of them.'),
    columns: [word('Row'), word('Lit at')],
    rows: [
      { cells: [word('North'), word('3:10')], struck: true as const, note: word('Went out') },
      { cells: [word('South'), word('3:20')] },
    ],
  }
  const { page } = showCase({ artefacts: [artefact] })
  expect(page.getByRole('columnheader', { name: 'Lit at' })).toBeDefined()
  expect(page.getByText('3:10').tagName).toBe('S')
  expect(page.getByRole('row', { name: 'Went out' })).toBeDefined()
  expect(page.queryByRole('group')).toBeNull()

  const folded = showCase({ artefacts: [{ ...artefact, excerpt: 1 }] }).page.getByRole('group')
  expect(within(folded).getByText(t.CASE_ARTEFACT_REST)).toBeDefined()
  expect(within(folded).getByText('3:20')).toBeDefined()
  expect(within(folded).queryByText('3:10')).toBeNull()
})

test('Contact shows hours, regions and languages in the language of the page', () => {
  const changed: Partial<Company> = {
    openingHours: [{ days: ['Fr'], opens: '08:00', closes: '12:00' }],
    regions: [
      { en: 'Graubünden', de: 'Graubünden', fr: 'Grisons' },
      { en: 'all of Switzerland', de: 'ganze Schweiz', fr: 'toute la Suisse' },
    ],
    workingLanguages: ['de', 'fr', 'en'],
  }
  const { page, terms } = show(ContactPage, changed, 'fr')
  const { CONTACT_HOURS, CONTACT_REGIONS, CONTACT_LANGUAGES } = messages.fr
  expect(terms).toEqual([CONTACT_HOURS, CONTACT_REGIONS, CONTACT_LANGUAGES])
  expect(page.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Vendredi, de 8\u00a0h à 12\u00a0h',
    'Grisons et toute la Suisse',
    'Allemand, français et anglais',
  ])
})

test('Contact leaves out hours, regions and languages that the company has not given', () => {
  const changed = { openingHours: [], regions: undefined, workingLanguages: [] }
  expect(show(ContactPage, changed).terms).toEqual([])
})
