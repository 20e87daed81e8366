import { pageNames } from '../company/company-pages.ts'
import { locales, type Locale } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { messages } from '../i18n/messages.ts'
import { pages, type PageName } from '../i18n/pages.ts'

interface SitePage {
  locale: Locale
  page: PageName
  path: string
  /** Its `h1`. */
  heading: string
}

/** Every page of the site in every language. */
export const sitePages: SitePage[] = locales.flatMap((locale) =>
  pageNames.map((page) => ({
    locale,
    page,
    path: localizedPath(locale, page),
    heading: messages[locale][pages[page].heading],
  })),
)
