import { company } from './company.ts'
import { allPages, pages, type PageName } from '../i18n/pages.ts'

/** Whether the company's site has a page: all but those that its `withoutPages` names. */
export function hasPage(name: PageName): boolean {
  const missing: readonly PageName[] = company.withoutPages ?? []
  return !missing.includes(name)
}

/** The pages of the company's site, in the order of the table. */
export const companyPages = allPages.filter(hasPage)

/** The pages of the menus, in reading order. */
export const menuPages = companyPages.filter((name) => pages[name].linkedFrom === 'menu')

/** What search engines may list. */
export const indexablePages = companyPages.filter((name) => pages[name].indexable)
