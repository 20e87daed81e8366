import { formatDateAndTime } from '@site/company/i18n/format-date.ts'
import { language } from './text.ts'

/** A time in Switzerland. */
export function Time({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()}>{formatDateAndTime(at, language, 'medium')}</time>
  )
}
