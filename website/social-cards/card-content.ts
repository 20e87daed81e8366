import { company } from '../../content/company.ts'
import { countryName } from '../../i18n/country-name.ts'
import { fillPlaceholders } from '../../i18n/fill-placeholders.ts'
import type { Locale } from '../../i18n/locales.ts'
import { messages } from '../../i18n/messages.ts'
import { pageOf, type PageName } from '../../i18n/pages.ts'
import type { Plate } from '../src/components/plates.ts'
import type { OwnLogo } from '../src/identity/own-logo.ts'

/** The texts and the picture of a card. */
export interface CardContent {
  companyName: string
  /** The page's heading. */
  heading: string
  /** In small type: the page's lead, or what the company does. */
  note: string
  /** The text of the red band, on the card of the home page only. */
  band?: string
  picture: 'poster' | Plate
  /** The owner's symbol in the place of ours. */
  logo?: OwnLogo | undefined
}

/** In characters: nine lines beside the picture. */
const longestNote = 170

/** The content of a page's card in a language. */
export function cardContent(locale: Locale, name: PageName): CardContent {
  const t = messages[locale]
  const fill = (text: string) =>
    fillPlaceholders(text, { town: company.town[locale], country: countryName(company, locale) })
  const { heading, lead, cardPicture } = pageOf(name)
  return {
    companyName: company.shortName,
    heading: t[heading],
    note: (lead && firstSentences(fill(t[lead]))) ?? t.HOME_WHAT_NOTE,
    picture: cardPicture,
    ...(name === 'home' && { band: t.HOME_BAND }),
  }
}

/** As many whole sentences as fit; undefined where not even the first one does. */
export function firstSentences(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?]) /)
  while (sentences.join(' ').length > longestNote) sentences.pop()
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
