import { hasPage } from '@site/company/facts/company-pages.ts'
import { defaultLocale, locales, type Locale } from '@site/company/i18n/locales.ts'
import type { PageName } from '@site/company/i18n/pages.ts'

/** The routes of a page file in all languages: English without a prefix, the others with one. */
export const localeRoutes = () => routesWith({}, {})

/** The same for one of the pages of a file, with the parameters and props that tell it apart. */
export const routesWith = <Props extends object>(params: Record<string, string>, props: Props) =>
  locales.map((locale) => ({
    params: { lang: locale === defaultLocale ? undefined : locale, ...params },
    props: { locale, ...props } satisfies { locale: Locale },
  }))

/** The same for a page that a company may leave out, which then has no routes. */
export const optionalRoutes = (page: PageName) => (hasPage(page) ? localeRoutes() : [])
