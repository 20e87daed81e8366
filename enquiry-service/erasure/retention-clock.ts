import type { RetentionRuns } from '../storage/enquiry-archive.ts'
import { day, hour } from '../process/durations.ts'

/** Runs a week apart still agree: a machine may be off for some days. At worst it erases so much early. */
const longestGapMs = 8 * day

/** Clocks of several instances, and one that is corrected a little, go back by no more. */
const tolerance = hour

/** Less than the day between two runs, which may be a little shorter by the clock. */
const agreementMs = 20 * hour

/**
 * The runs that agree about the time, after another one. One that is earlier than the last, or later
 * by more than a week, agrees with none before it.
 */
export function withRun(runs: RetentionRuns | null, now: number): RetentionRuns {
  const agrees = runs !== null && now >= runs.last - tolerance && now <= runs.last + longestGapMs
  return { since: agrees ? runs.since : now, last: now }
}

/**
 * Whether the clock can be believed enough to erase by it: runs have agreed for a day. A clock that
 * is wrong for less than that erases nothing; one that was off for months is believed a day later.
 */
export function isClockTrusted({ since, last }: RetentionRuns): boolean {
  return last - since >= agreementMs
}
