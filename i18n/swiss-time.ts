/** Days begin, and times are shown, by the clock of the company. */
export const timeZone = 'Europe/Zurich'

/** A time in milliseconds since 1970, by that clock. */
export function swissTime(time: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone)
}

/** The day of a time by that clock, such as `2026-11-22`. */
export function swissDay(time: number): string {
  return swissTime(time).toPlainDate().toString()
}

/** The Monday of the week that a date lies in. */
export const mondayOf = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 })
