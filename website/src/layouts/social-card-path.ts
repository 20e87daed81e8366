import type { Locale } from '../../../i18n/locales.ts'
import { indexablePages, type PageName } from '../../../i18n/localized-path.ts'

/** What networks ask for; they show a card between 400 and 1200 px wide. */
export const cardSize = { width: 1200, height: 630 } as const

/** The pages that have a social card of their own; website/social-cards draws them. */
export const cardPages = indexablePages

export type CardPage = (typeof cardPages)[number]

const hasCard = (page: PageName): page is CardPage => cardPages.some((name) => name === page)

/** The address of a page's social card; a page without one of its own shows the home page's. */
export function socialCardPath(locale: Locale, page: PageName): string {
  return `/social/${locale}/${hasCard(page) ? page : 'home'}.jpg`
}
