import { isClockTrusted } from '../erasure/retention-clock.ts'
import type { RetentionRuns } from '../storage/enquiry-archive.ts'
import { note, type Finding } from './finding.ts'

/** Checks that old enquiries are being erased. @param runs `null` before the first run */
export function checkRetention(runs: RetentionRuns | null): Finding[] {
  if (runs === null || isClockTrusted(runs)) return []
  const since = new Date(runs.since).toISOString().slice(0, 19)
  return [
    note(
      'Old enquiries are not erased yet: erasing starts by itself one day after the first start or ' +
        `the last clock jump (${since} UTC).`,
    ),
  ]
}
