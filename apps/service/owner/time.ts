import { timeZone } from '@site/company/i18n/swiss-time.ts'

const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
})

/** `2026-11-20 23:05`, in Swiss time. */
export function formatTime(time: number): string {
  return format.format(time)
}
