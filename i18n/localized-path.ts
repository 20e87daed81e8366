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
} as const

export type PageName = keyof typeof pagePaths

/** The six pages of the menus, in reading order. */
export const menuPages = ['home', 'aboutUs', 'services', 'partners', 'careers', 'contact'] as const

/** The address of a page in a language: `/contact`, `/de/contact`, `/fr`. */
export function localizedPath(locale: Locale, page: PageName): string {
  const path = pagePaths[page]
  if (locale === defaultLocale) return path
  return page === 'home' ? `/${locale}` : `/${locale}${path}`
}
