import { company } from './company.ts'
import { casePath, allPages, isIndexable, pages } from '../i18n/pages.ts'
import type { CasePath, PageName, SitePage } from '../i18n/pages.ts'
import type { Case } from './define-company.ts'

/** Whether the company's site has a page: all but those that its `withoutPages` names. */
export const hasPage = (name: PageName) => !company.withoutPages?.some((page) => page === name)

const companyPages = allPages.filter(hasPage)

/** The pages of the menus, in reading order. */
export const menuPages = companyPages.filter((name) => pages[name].linkedFrom === 'menu')

/** The references that have a page of their own. */
export const cases = (company.references ?? []).filter(
  (reference): reference is Case => reference.story !== undefined,
)

/** The case at an address. @throws Error when there is none */
export function caseAt(path: CasePath): Case {
  const found = cases.find(({ story }) => casePath(story.slug) === path)
  if (!found) throw new Error(`No reference has a story for ${path}.`)
  return found
}

/** Every page of the site: those of the table, then the cases. */
export const sitePages: SitePage[] = [
  ...companyPages,
  ...cases.map(({ story }) => casePath(story.slug)),
]

/** What search engines may list. */
export const indexablePages = sitePages.filter(isIndexable)

/** For how many months the daily totals of page views are kept, as the privacy notice says. */
export const visitMonths = 25
