import { timeZone } from '../../i18n/swiss-time.ts'

const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
})

/** `2026-11-20 23:05`, by the clock in Switzerland. */
export function formatTime(time: number): string {
  return format.format(time)
}

/**
 * Milliseconds since 1970 of `2026-11-20` (its first moment) or `2026-11-20 23:05`, by the clock in
 * Switzerland.
 * @throws RangeError for what is no such moment
 */
export function parseTime(text: string): number {
  return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds
}

/** `20261120T220500Z`: sorts by time, and every file system takes it. */
export function timeInFileName(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+|[-:]/g, '')
}
