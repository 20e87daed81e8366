import type { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../settings/operator-error.ts'
import { isDiskFull } from '../disk-full.ts'

export const databaseInUse = 'The database is in use. Try again in a moment.'

/** How long moving the journal waits for other processes that read: no enquiry can be stored meanwhile. */
const readersTimeoutMs = 500

/**
 * Implements `Database.scrub`. Deleted rows are overwritten with zeros (`secure_delete`), but
 * when SQLite moves rows between pages, copies of ids and addresses stay in unused parts: only
 * VACUUM, which rewrites all pages, removes those. Then everything is moved from the write-ahead log into the
 * database file, and the log is emptied.
 */
export function scrub(database: DatabaseSync): void {
  const { timeout } = database.prepare('PRAGMA busy_timeout').get() as { timeout: number }
  try {
    database.exec('VACUUM')
    database.exec(`PRAGMA busy_timeout = ${readersTimeoutMs}`)
    const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: 0 | 1 }
    if (busy === 1) throw new OperatorError(databaseInUse)
  } catch (error) {
    if (!isDiskFull(error as Error)) throw error
    throw new OperatorError(
      `The database could not be rewritten (${(error as Error).message}), so unused parts of its file may ` +
        'still contain traces of what was erased. Free some space for a second copy of it, on its disk and in ' +
        'the folder for temporary files, and run the same command again.',
      { cause: error },
    )
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeout}`)
  }
}
