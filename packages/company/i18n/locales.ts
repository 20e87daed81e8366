/** The interface languages (specification, section 4). The first is the default. */
export const locales = ['en', 'de', 'fr'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** The name of each language in that language, for the language menu. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
}

/** BCP 47 tags for `lang` and `hreflang`; German and French follow Swiss usage. */
export const localeTags: Record<Locale, string> = { en: 'en', de: 'de-CH', fr: 'fr-CH' }

/** With a region, as dates and Open Graph need it. The site's English is British. */
export const regionalTags: Record<Locale, string> = { ...localeTags, en: 'en-GB' }

export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value)

/** What a function returns for each language. */
export const perLocale = <Value>(valueFor: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, valueFor(locale)])) as Record<Locale, Value>

/** The value if it is a locale, or else the default. */
export const localeOrDefault = (value: unknown) => (isLocale(value) ? value : defaultLocale)
