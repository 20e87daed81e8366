import type { Reference } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'

/** "A food producer, 240 people, 2025" */
export const clientLine = ({ client, sector, year }: Reference, locale: Locale) =>
  [client[locale], sector?.[locale], year].filter(Boolean).join(', ')
