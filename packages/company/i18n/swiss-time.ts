/** The company's time zone, in which dates and times are shown. */
export const timeZone = 'Europe/Zurich'

/** @param time in milliseconds since 1970 */
export const swissTime = (time: number) =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone)

/** The Swiss date at a time, such as `2026-11-22`. */
export const swissDay = (time: number) => swissTime(time).toPlainDate().toString()

/** The Monday of a date's week. */
export const mondayOf = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 })
