import type { RetentionRuns } from '../storage/enquiry-archive.ts'
import { day, hour } from '../clock/time.ts'

/**
 * Runs up to eight days apart agree: a machine may be off for some days. At worst, enquiries are
 * erased that much too early.
 */
const maxGapMs = 8 * day

/** Clocks of several instances differ, and a clock may be set back a little. */
const toleranceMs = hour

/** A little less than the day between two runs, as clocks vary. */
const agreementMs = 20 * hour

/**
 * Adds a run to the runs whose times are consistent. A run before the last one, or more than eight days
 * after it, starts again.
 */
export function withRun(runs: RetentionRuns | null, now: number): RetentionRuns {
  const agrees = runs !== null && now >= runs.last - toleranceMs && now <= runs.last + maxGapMs
  return { since: agrees ? runs.since : now, last: now }
}

/**
 * Whether runs have agreed for a day, so that the clock can be trusted to erase by. A clock that is
 * wrong for less than a day erases nothing; after months without power it is trusted again a day
 * later.
 */
export function isClockTrusted({ since, last }: RetentionRuns): boolean {
  return last - since >= agreementMs
}
