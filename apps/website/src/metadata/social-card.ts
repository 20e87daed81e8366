import { caseAt } from '@site/company/facts/company-pages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { isCase, pages, type SitePage } from '@site/company/i18n/pages.ts'
import { pictureAlt } from '../sections/picture-alt.ts'

/** In pixels. Social networks recommend this size, and show cards 400 to 1200 px wide. */
export const cardSize = { width: 1200, height: 630 } as const

/** The path of a page's social card, which `pages/social` renders. */
export const socialCardPath = (locale: Locale, page: SitePage) =>
  `/social/${locale}/${cardName(page)}.jpg`

/** The name of the card's file: that of the page, or `results-` and the slug of the case. */
export const cardName = (page: SitePage) => (isCase(page) ? page.slice(1).replace('/', '-') : page)

/** The description of the picture on a page's social card. */
export function cardPictureAlt(locale: Locale, page: SitePage): string {
  if (!isCase(page)) return pictureAlt(pages[page].cardPicture, locale)
  const { before, after, unit } = caseAt(page).result
  return fillPlaceholders(messages[locale].CASE_IMAGE_ALT, {
    before: formatNumber(before, locale),
    after: formatNumber(after, locale),
    unit: unit[locale],
  })
}
