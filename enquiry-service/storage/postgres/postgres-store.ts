import type { EnquiryStore } from '../enquiry-store.ts'
import { sqlStore } from '../sql-store.ts'
import { postgresDatabase } from './postgres-database.ts'

/**
 * With timeouts of 2 seconds for a connection and 2.5 for a transaction, a post is answered within five
 * seconds in any case.
 */
const defaultTimeoutMs = 2_000

/** Storing takes one at a time, as do recording what was sent, claiming, and everything else together. */
const connections = 4

/**
 * Opens the store in a migrated PostgreSQL database, which any number of instances may share. A
 * method rejects while the database cannot be reached and works again as soon as it can. One
 * exception to "has changed nothing": when the connection is lost during a commit, it is unknown
 * whether the commit was made; the same enquiry posted again is then recognised.
 */
export async function openPostgresStore(
  url: URL,
  { timeoutMs = defaultTimeoutMs } = {},
): Promise<EnquiryStore> {
  const database = postgresDatabase(url, { connections, timeoutMs })
  const [installation] = (await database.all('SELECT secret FROM installation')) as [
    { secret: string },
  ]
  return sqlStore(database, installation.secret)
}
