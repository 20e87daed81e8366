const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Zurich',
})

/** `2026-11-20 23:05`, by the clock in Switzerland. */
export function shownMoment(time: number): string {
  return format.format(time)
}
