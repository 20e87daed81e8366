import { company } from '../../content/company.ts'
import type { Locale } from '../../i18n/locales.ts'
import { messages } from '../../i18n/messages.ts'
import { pages, type PageName } from '../../i18n/pages.ts'
import type { Relief } from '../src/components/relief-files.ts'

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
export function cardContent(locale: Locale, name: PageName): CardContent {
  const t = messages[locale]
  const { heading, cardPicture } = pages[name]
  return {
    companyName: company.shortName,
    heading: t[heading],
    note: t.HOME_WHAT_NOTE,
    picture: cardPicture,
    ...(name === 'home' && { band: t.HOME_BAND }),
  }
}
