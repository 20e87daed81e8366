import { company } from '../../content/company.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { ListedPage } from '../../i18n/localized-path.ts'
import { messages } from '../../i18n/messages.ts'
import type { Relief } from '../src/components/ReliefImage.tsx'

/** What a card says and shows. */
export interface CardContent {
  companyName: string
  /** The page's heading. */
  heading: string
  /** A line in small type: what the company does. */
  note: string
  /** The words of the home page's red band; only its card has them. */
  band?: string
  picture: 'poster' | Relief
}

/** The content of a page's card in a language. */
export function cardContent(locale: Locale, page: ListedPage): CardContent {
  const t = messages[locale]
  const pages: Record<ListedPage, Pick<CardContent, 'heading' | 'picture' | 'band'>> = {
    home: { heading: t.HOME_TAGLINE, picture: 'poster', band: t.HOME_BAND },
    aboutUs: { heading: t.ABOUT_US, picture: 'about' },
    services: { heading: t.SERVICES, picture: 'team' },
    partners: { heading: t.PARTNERS, picture: 'partners' },
    careers: { heading: t.CAREERS, picture: 'careers' },
    contact: { heading: t.CONTACT_HEADING, picture: 'poster' },
    imprint: { heading: t.IMPRINT, picture: 'about' },
    privacy: { heading: t.PRIVACY, picture: 'about' },
    accessibility: { heading: t.ACCESSIBILITY, picture: 'about' },
  }
  return {
    companyName: company.shortName,
    note: t.HOME_WHAT_NOTE,
    ...pages[page],
  }
}
