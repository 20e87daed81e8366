import { defaultLocale, type Locale } from './locales.ts'
import { pages, type PageName } from './pages.ts'

/** The address of a page in a language: `/contact`, `/de/contact`, `/fr`. */
export function localizedPath(locale: Locale, page: PageName): string {
  const { path } = pages[page]
  if (locale === defaultLocale) return path
  return page === 'home' ? `/${locale}` : `/${locale}${path}`
}
