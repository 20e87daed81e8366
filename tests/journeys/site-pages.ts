import { companyPages } from '@site/company/facts/company-pages.ts'
import { locales, type Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { pages, type PageName } from '@site/company/i18n/pages.ts'

interface SitePage {
  locale: Locale
  page: PageName
  path: string
  /** Its `h1`. */
  heading: string
}

/** Every page of the site in every language. */
export const sitePages: SitePage[] = locales.flatMap((locale) =>
  companyPages.map((page) => ({
    locale,
    page,
    path: localizedPath(locale, page),
    heading: messages[locale][pages[page].heading],
  })),
)
