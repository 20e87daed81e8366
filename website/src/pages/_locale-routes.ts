import { defaultLocale, locales, type Locale } from '../../../i18n/locales.ts'

/** One page file serves all languages: English without a prefix, the others below theirs. */
export const localeRoutes = () =>
  locales.map((locale) => ({
    params: { lang: locale === defaultLocale ? undefined : locale },
    props: { locale } satisfies { locale: Locale },
  }))
