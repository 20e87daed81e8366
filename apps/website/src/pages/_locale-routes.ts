import { hasPage } from '@site/company/facts/company-pages.ts'
import { defaultLocale, locales, type Locale } from '@site/company/i18n/locales.ts'
import type { PageName } from '@site/company/i18n/pages.ts'

/** The routes of a page file in all languages: English without a prefix, the others with one. */
export const localeRoutes = () =>
  locales.map((locale) => ({
    params: { lang: locale === defaultLocale ? undefined : locale },
    props: { locale } satisfies { locale: Locale },
  }))

/** The same for a page that a company may leave out, which then has no routes. */
export const optionalRoutes = (page: PageName) => (hasPage(page) ? localeRoutes() : [])
