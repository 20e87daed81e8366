import { defaultLocale, locales, type Locale } from '../../../i18n/locales.ts'

/** The routes of a page file in all languages: English without a prefix, the others with theirs. */
export const localeRoutes = () =>
  locales.map((locale) => ({
    params: { lang: locale === defaultLocale ? undefined : locale },
    props: { locale } satisfies { locale: Locale },
  }))
