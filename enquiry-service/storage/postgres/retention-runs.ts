import type pg from 'pg'
import type { RetentionRuns } from '../enquiry-archive.ts'

/** The retention's runs as `EnquiryArchive` promises. */
export async function readRetentionRuns(
  session: Pick<pg.ClientBase, 'query'>,
): Promise<RetentionRuns | null> {
  // Numbers, which not every connection makes of a bigint.
  const { rows } = await session.query<{ since: number | null; last: number | null }>(
    `SELECT retention_since::double precision AS since, retention_last::double precision AS last
     FROM installation`,
  )
  const { since = null, last = null } = rows[0] ?? {}
  return since === null || last === null ? null : { since, last }
}
