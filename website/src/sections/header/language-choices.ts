import { localeNames, localeTags, locales, type Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import type { PageName } from '../../../../i18n/pages.ts'
import type { LanguageChoice } from './LanguageLinks.tsx'

/** The languages of a page, as the language menus list them. */
export function languageChoices(current: Locale, page: PageName): LanguageChoice[] {
  return locales.map((locale) => ({
    locale,
    tag: localeTags[locale],
    name: localeNames[locale],
    href: localizedPath(locale, page),
    current: locale === current,
  }))
}
