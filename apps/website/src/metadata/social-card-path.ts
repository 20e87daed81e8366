import type { Locale } from '@site/company/i18n/locales.ts'
import type { PageName } from '@site/company/i18n/pages.ts'

/** In pixels. Social networks recommend this size, and show cards 400 to 1200 px wide. */
export const cardSize = { width: 1200, height: 630 } as const

/** The path of a page's social card, which `pages/social` renders. */
export function socialCardPath(locale: Locale, page: PageName): string {
  return `/social/${locale}/${page}.jpg`
}
