import type { RetentionRuns } from './enquiry-archive.ts'

export interface RetentionRunsRow {
  since: number | null
  last: number | null
}

/** Selects the row of `toRetentionRuns`. Cast, because not every connection parses a bigint. */
export const selectRetentionRuns = `SELECT CAST(retention_since AS double precision) AS since,
    CAST(retention_last AS double precision) AS last
  FROM installation`

/** The retention's runs, as in `EnquiryArchive.retentionRuns`. */
export function toRetentionRuns(row: RetentionRunsRow | undefined): RetentionRuns | null {
  const { since = null, last = null } = row ?? {}
  return since === null || last === null ? null : { since, last }
}
