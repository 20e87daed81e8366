import { defaultLocale, type Locale } from './locales.ts'

/** The English address of every page (specification, section 2); other languages prefix it. */
export const pagePaths = {
  home: '/',
  aboutUs: '/about-us',
  services: '/services',
  partners: '/partners',
  careers: '/careers',
  contact: '/contact',
  thankYou: '/thank-you',
  imprint: '/imprint',
  privacy: '/privacy',
  accessibility: '/accessibility',
} as const

export type PageName = keyof typeof pagePaths

/** The pages of the menus, in reading order. */
export const menuPages = ['home', 'aboutUs', 'services', 'partners', 'careers', 'contact'] as const

export type MenuPage = (typeof menuPages)[number]

/** The pages that the law asks for, in the order of the footer. */
export const legalPages = ['imprint', 'privacy', 'accessibility'] as const

export type LegalPage = (typeof legalPages)[number]

/** What search engines may list: every page that says something of its own. */
export const indexablePages = [...menuPages, ...legalPages] as const

export type ListedPage = (typeof indexablePages)[number]

/** The address of a page in a language: `/contact`, `/de/contact`, `/fr`. */
export function localizedPath(locale: Locale, page: PageName): string {
  const path = pagePaths[page]
  if (locale === defaultLocale) return path
  return page === 'home' ? `/${locale}` : `/${locale}${path}`
}
