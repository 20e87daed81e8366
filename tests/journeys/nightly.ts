import { locales, type Locale } from '@site/company/i18n/locales.ts'

/** Whether all tests run, in all engines and languages (.github/workflows/nightly.yml). */
export const isNightly = process.env.NIGHTLY !== undefined

/**
 * The languages in which the layout is tested: ordinarily German alone, whose texts are the longest,
 * so that a change is judged in minutes.
 */
export const layoutLocales: readonly Locale[] = isNightly ? locales : ['de']
