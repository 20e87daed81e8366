import { isClockTrusted } from '../erasure/retention-clock.ts'
import type { RetentionRuns } from '../storage/enquiry-archive.ts'
import { note, type Finding } from './finding.ts'

/** Checks that old enquiries are being erased. @param runs `null` before the first run */
export function checkRetention(runs: RetentionRuns | null): Finding[] {
  if (runs === null || isClockTrusted(runs)) return []
  const since = new Date(runs.since).toISOString().slice(0, 19)
  return [
    note(
      'No old enquiries are erased yet: erasing waits for a day after the first start and after each ' +
        `jump of the clock, the last time at ${since} UTC. It starts by itself.`,
    ),
  ]
}
