import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '../../operator-error.ts'
import { lockTimeoutMs } from './open-database.ts'
import { databaseInUse, reportingLock } from './reporting-lock.ts'

/**
 * Implements `EnquiryArchive.scrub`. Deleted rows are overwritten with zeros (`secure_delete`), but
 * when SQLite moves rows between pages, copies of ids and addresses stay in unused parts: only
 * VACUUM, which rewrites all pages, removes those.
 */
export async function scrub(database: DatabaseSync, maxBytes: number): Promise<boolean> {
  const isRewritten = bytesToRewrite(database) <= maxBytes
  try {
    if (isRewritten) {
      reportingLock(() => {
        database.exec('VACUUM')
      })
    }
    await emptyJournal(database)
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number }
    if (errcode === undefined) throw error
    throw new OperatorError(
      `The database could not be rewritten (${message}), so unused parts of its file may still ` +
        'contain traces of what was erased. Free some space for a second copy of it, on its disk and in ' +
        'the folder for temporary files, and run the same command again.',
      { cause: error },
    )
  }
  return isRewritten
}

/** The size without free pages, which VACUUM leaves out. */
function bytesToRewrite(database: DatabaseSync): number {
  const { bytes } = database
    .prepare(
      `SELECT (page_count - freelist_count) * page_size AS bytes
       FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
    )
    .get() as { bytes: number }
  return bytes
}

/**
 * Moves everything from the write-ahead log into the database file, and empties the log.
 * @throws OperatorError when another process keeps reading the log
 */
async function emptyJournal(database: DatabaseSync): Promise<void> {
  // No enquiry can be stored while this waits for others, so it makes ten short attempts rather than
  // one long one.
  database.exec('PRAGMA busy_timeout = 200')
  try {
    for (let attempt = 1; attempt <= 10; attempt++) {
      const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: 0 | 1 }
      if (busy === 0) return
      await wait(100)
    }
  } finally {
    database.exec(`PRAGMA busy_timeout = ${lockTimeoutMs}`)
  }
  throw new OperatorError(databaseInUse)
}
