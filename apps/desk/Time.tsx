import { formatDateAndTime } from '@site/company/i18n/format-date.ts'
import type { Locale } from '@site/company/i18n/locales.ts'

/** A time in Switzerland. */
export function Time({ at, language }: { at: number; language: Locale }) {
  return (
    <time dateTime={new Date(at).toISOString()}>{formatDateAndTime(at, language, 'medium')}</time>
  )
}
