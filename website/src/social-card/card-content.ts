import { company } from '../../../company/company.ts'
import { countryName } from '../../../company/country-name.ts'
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { messages } from '../../../i18n/messages.ts'
import { pageOf, type PageName } from '../../../i18n/pages.ts'

/** The texts of a card. */
export interface CardContent {
  /** The page's heading. */
  heading: string
  /** The home page's band, the page's lead in small type, or what the company does. */
  note: string
}

/** In characters: nine lines beside the picture. */
const longestNote = 170

/** The content of a page's card in a language. */
export function cardContent(locale: Locale, name: PageName): CardContent {
  const t = messages[locale]
  const fill = (text: string) =>
    fillPlaceholders(text, { town: company.town[locale], country: countryName(company, locale) })
  const { heading, lead } = pageOf(name)
  const note = name === 'home' ? t.HOME_BAND : lead && firstSentences(fill(t[lead]))
  return { heading: t[heading], note: note ?? fill(t.HOME_LINE) }
}

/** As many whole sentences as fit; undefined where not even the first one does. */
export function firstSentences(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?]) /)
  while (sentences.join(' ').length > longestNote) sentences.pop()
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
