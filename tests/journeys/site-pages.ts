import { caseAt, sitePages as addresses } from '@site/company/facts/company-pages.ts'
import { locales, type Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { isCase, pageOf, type SitePage as Address } from '@site/company/i18n/pages.ts'

interface SitePage {
  locale: Locale
  page: Address
  path: string
  /** Its `h1`. */
  heading: string
}

/** Every page of the site in every language. */
export const sitePages: SitePage[] = locales.flatMap((locale) =>
  addresses.map((page) => ({
    locale,
    page,
    path: localizedPath(locale, page),
    heading: isCase(page)
      ? caseAt(page).story.title[locale]
      : messages[locale][pageOf(page).heading ?? pageOf(page).name],
  })),
)
