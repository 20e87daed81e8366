import type { Locale } from '@site/company/i18n/locales.ts'
import { isCase, type SitePage } from '@site/company/i18n/pages.ts'

/** In pixels. Social networks recommend this size, and show cards 400 to 1200 px wide. */
export const cardSize = { width: 1200, height: 630 } as const

/** The path of a page's social card, which `pages/social` renders. */
export function socialCardPath(locale: Locale, page: SitePage): string {
  return `/social/${locale}/${cardName(page)}.jpg`
}

/** The name of the card's file: that of the page, or `results-` and the slug of the case. */
export const cardName = (page: SitePage) => (isCase(page) ? page.slice(1).replace('/', '-') : page)
