import { company } from '../../content/company.ts'
import { fillPlaceholders } from '../../i18n/fill-placeholders.ts'
import type { Locale } from '../../i18n/locales.ts'
import { messages } from '../../i18n/messages.ts'
import { pageOf, type PageName } from '../../i18n/pages.ts'
import type { Relief } from '../src/components/relief-files.ts'

/** What a card says and shows. */
export interface CardContent {
  companyName: string
  /** The page's heading. */
  heading: string
  /** In small type: the page's lead, or what the company does. */
  note: string
  /** The words of the home page's red band; only its card has them. */
  band?: string
  picture: 'poster' | Relief
}

/** The content of a page's card in a language. */
export function cardContent(locale: Locale, name: PageName): CardContent {
  const t = messages[locale]
  const { heading, lead = 'HOME_WHAT_NOTE', cardPicture } = pageOf(name)
  return {
    companyName: company.shortName,
    heading: t[heading],
    note: fillPlaceholders(t[lead], { town: company.town[locale] }),
    picture: cardPicture,
    ...(name === 'home' && { band: t.HOME_BAND }),
  }
}
