import type { DatabaseSync } from 'node:sqlite'
import type { RetentionRuns } from '../enquiry-archive.ts'

/** Implements `EnquiryArchive.retentionRuns`. */
export function readRetentionRuns(database: DatabaseSync): RetentionRuns | null {
  const { since, last } = database
    .prepare('SELECT retention_since AS since, retention_last AS last FROM installation')
    .get() as { since: number | null; last: number | null }
  return since === null || last === null ? null : { since, last }
}
