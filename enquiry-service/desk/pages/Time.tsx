import type { Locale } from '../../../i18n/locales.ts'
import { formatTime } from './format.ts'

/** A time in Switzerland. */
export function Time({ at, language }: { at: number; language: Locale }) {
  return <time dateTime={new Date(at).toISOString()}>{formatTime(at, language)}</time>
}
