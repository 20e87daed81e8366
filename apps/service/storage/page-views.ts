import type { Locale } from '@site/company/i18n/locales.ts'

/** How often a page was opened on one day. Only a total: it identifies no visitor. */
export interface PageViews {
  /** The day in Switzerland, such as `2026-11-22`. */
  day: string
  /** A `SitePage` of `packages/company/i18n/pages.ts`, or a page that has since been removed. */
  page: string
  locale: Locale
  /** Whether visitors came from elsewhere rather than from another page of the site. */
  fromOutside: boolean
  views: number
}

/** Days such as `2026-11-22`; the first is included, the last is not. */
export interface DayRange {
  from: string
  before: string
}
