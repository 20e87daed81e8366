import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { knownVersionOf, migrate } from './migrate.ts'

/** How long a write waits for another process, such as a backup, to let go of the file. */
export const lockTimeoutMs = 5_000

/**
 * After how many pages of 4 kB a commit moves the journal into the database, for which it waits for the
 * disk twice more: with 16 MB in place of SQLite's 4 MB a post under load takes a tenth less time. A
 * start after a crash reads the journal first, for about 10 ms.
 */
const longestJournal = 4_000

/**
 * Opens the database file, created and migrated where needed. Only its owner may read it and its
 * folder, for it holds personal data.
 */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // A folder that was there already may be open to others. SQLite gives its journal the same mode.
  closeSync(openSync(file, 'a', 0o600))
  const database = connect(file)
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = ${longestJournal}`)
  migrate(database)
  return database
}

/**
 * Opens a backup as it stands: it keeps the version of the service that made it, which is the one
 * that it is restored with.
 * @throws StartProblem when a newer version of the service made it
 */
export function openBackup(file: string): DatabaseSync {
  const database = connect(file)
  try {
    knownVersionOf(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * Looks whether a file is a database of this service, of this version or an earlier one.
 * @throws StartProblem when a newer version made it, Error when it is another database
 */
export function assertEnquiryDatabase(file: string): void {
  const database = openBackup(file)
  try {
    if (knownVersionOf(database) === 0) throw new Error('it holds no enquiries of this service')
    database.exec('SELECT 1 FROM enquiry, delivery, installation LIMIT 1')
  } finally {
    database.close()
  }
}

function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: lockTimeoutMs })
  // FULL waits for the disk at every commit; only macOS needs `fullfsync` to really do so.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON')
  // What is deleted is overwritten with zeros: an erased person leaves nothing in the file.
  database.exec('PRAGMA secure_delete = ON')
  return database
}
