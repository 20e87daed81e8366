import { defaultLocale, type Locale } from './locales.ts'
import { isCase, pages, type SitePage } from './pages.ts'

/** The address of a page in a language: `/contact`, `/de/contact`, `/fr`. */
export function localizedPath(locale: Locale, page: SitePage): string {
  const path = isCase(page) ? page : pages[page].path
  if (locale === defaultLocale) return path
  return page === 'home' ? `/${locale}` : `/${locale}${path}`
}
