import { regionalTags, type Locale } from '../../../i18n/locales.ts'
import { timeZone } from '../../../i18n/swiss-time.ts'

/** `22.11.2026, 14:05`, in the order of the language. */
export function formatTime(time: number, language: Locale): string {
  return new Intl.DateTimeFormat(regionalTags[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(time)
}
