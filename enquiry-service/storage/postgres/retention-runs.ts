import type pg from 'pg'
import type { RetentionRuns } from '../enquiry-archive.ts'

/** Implements `EnquiryArchive.retentionRuns`. */
export async function readRetentionRuns(
  session: Pick<pg.ClientBase, 'query'>,
): Promise<RetentionRuns | null> {
  // Cast, because not every connection parses a bigint as a number.
  const { rows } = await session.query<{ since: number | null; last: number | null }>(
    `SELECT retention_since::double precision AS since, retention_last::double precision AS last
     FROM installation`,
  )
  const { since = null, last = null } = rows[0] ?? {}
  return since === null || last === null ? null : { since, last }
}
