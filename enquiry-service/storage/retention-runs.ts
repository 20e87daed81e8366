import type { RetentionRuns } from './enquiry-archive.ts'

export interface RetentionRunsRow {
  since: number | null
  last: number | null
}

/** Selects the row of `toRetentionRuns`. */
export const selectRetentionRuns =
  'SELECT retention_since AS since, retention_last AS last FROM installation'

/** The retention's runs, as in `EnquiryArchive.retentionRuns`. */
export function toRetentionRuns(row: RetentionRunsRow | undefined): RetentionRuns | null {
  const { since = null, last = null } = row ?? {}
  return since === null || last === null ? null : { since, last }
}
