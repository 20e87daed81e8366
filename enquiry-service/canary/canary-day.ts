import { createHmac } from 'node:crypto'
import { uuidOf } from '../storage/uuid-of.ts'
import type { TimeOfDay } from '../settings/setting-formats.ts'

const zone = 'Europe/Zurich'

/** One daily test enquiry. */
export interface CanaryDay {
  /** Such as `2026-11-20`. */
  date: string
  /** When it is sent; milliseconds since 1970. */
  dueAt: number
}

/** The latest test enquiry whose time has come, and the days before it, newest first. */
export function canaryDays(now: number, at: TimeOfDay, count: number): CanaryDay[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate()
  const days = Array.from({ length: count + 1 }, (_, back) => {
    const date = today.subtract({ days: back })
    // A time that the clocks skip in spring is an hour later on that day.
    const due = date.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(at) })
    return { date: date.toString(), dueAt: due.epochMilliseconds }
  })
  return days.filter(({ dueAt }) => dueAt <= now).slice(0, count)
}

/** The same for all instances, so that together they send one; nobody else can know it. */
export function canaryKey({ date }: CanaryDay, secret: string): string {
  return uuidOf(createHmac('sha256', secret).update(`canary ${date}`).digest('hex'))
}
