import { locales, type Locale } from '../i18n/locales.ts'
import { indexablePages, localizedPath, type PageName } from '../i18n/localized-path.ts'
import { messages, type MessageKey } from '../i18n/messages.ts'

/** The `h1` of each page. */
const headingKey: Record<PageName, MessageKey> = {
  home: 'HOME_TAGLINE',
  aboutUs: 'ABOUT_US',
  services: 'SERVICES',
  partners: 'PARTNERS',
  careers: 'CAREERS',
  contact: 'CONTACT_HEADING',
  thankYou: 'THANK_YOU_HEADING',
  imprint: 'IMPRINT',
  privacy: 'PRIVACY',
  accessibility: 'ACCESSIBILITY',
}

interface SitePage {
  locale: Locale
  page: PageName
  path: string
  heading: string
}

/** Every page of the site in every language. */
export const sitePages: SitePage[] = locales.flatMap((locale) =>
  [...indexablePages, 'thankYou' as const].map((page) => ({
    locale,
    page,
    path: localizedPath(locale, page),
    heading: messages[locale][headingKey[page]],
  })),
)
