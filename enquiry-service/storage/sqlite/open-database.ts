import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../operator-error.ts'
import { foreignParts } from './foreign-parts.ts'
import { supportedVersionOf, migrate } from './migrate.ts'
import { foreignFile } from './open-problem.ts'

/** How long a write waits for another process, such as a backup, to release its lock. */
export const lockTimeoutMs = 5_000

/**
 * The number of 4 kB pages after which a commit moves the journal into the database, which takes
 * two more disk syncs: with 16 MB instead of SQLite's 4 MB a post under load takes a tenth less time. After
 * a crash, reading the journal delays the start by about 10 ms.
 */
const maxJournalPages = 4_000

/**
 * Opens the database file, creating and migrating it if necessary. Only its owner can read it and
 * its folder, as it contains personal data.
 */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // An existing folder may be readable by others. SQLite gives its journal the same mode as the
  // file. An existing file must not be opened: closing it would release the locks of other connections of
  // this process, and another program could delete the journal (https://sqlite.org/howtocorrupt.html, 2.2).
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  using opened = new DisposableStack()
  const database = opened.use(openExisting(file))
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = ${maxJournalPages}`)
  migrate(database)
  opened.move()
  return database
}

/**
 * Opens a database file without changing it.
 * @throws OperatorError when it is not one of this service, or of a version that it does not support
 */
export function openExisting(file: string): DatabaseSync {
  using opened = new DisposableStack()
  const database = opened.use(connect(file))
  const parts = foreignParts(database)
  if (parts.length > 0) throw new OperatorError(foreignFile(file, parts))
  supportedVersionOf(database)
  opened.move()
  return database
}

/**
 * Opens a backup without migrating it: it keeps the version of the service that made it, which is
 * the one to restore it with.
 * @throws OperatorError when this service does not support its version
 */
export function openBackup(file: string): DatabaseSync {
  using opened = new DisposableStack()
  const database = opened.use(connect(file))
  supportedVersionOf(database)
  opened.move()
  return database
}

function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: lockTimeoutMs })
  // FULL waits for the disk at every commit; macOS also needs `fullfsync`.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON')
  // Overwrites deleted data with zeros, so that an erased person leaves nothing in the file.
  database.exec('PRAGMA secure_delete = ON')
  return database
}
