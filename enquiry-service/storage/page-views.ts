import type { Locale } from '../../i18n/locales.ts'

/** How often a page was opened on one day. A total: nothing tells one visitor from another. */
export interface PageViews {
  /** By the clock in Switzerland, such as `2026-11-22`. */
  day: string
  /** As `i18n/pages.ts` names it; one that an earlier version had may be gone from there. */
  page: string
  locale: Locale
  /** Whether visitors came from elsewhere, not from another page of the site. */
  fromOutside: boolean
  views: number
}

/** Days such as `2026-11-22`, from the first one up to, but not including, the last one. */
export interface DayRange {
  from: string
  before: string
}
