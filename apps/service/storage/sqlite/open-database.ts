import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../settings/operator-error.ts'
import type { Database } from '../database.ts'
import { sqliteResultCode } from '../disk-full.ts'
import { assertSupportedVersion, migrate, type Migrations } from '../migrations.ts'
import { sqliteDatabase } from './sqlite-database.ts'

/** How long a write waits for another process, such as a backup, to release its lock. */
const lockTimeoutMs = 5_000

/** 16 MB before a checkpoint, which takes two disk syncs: with SQLite's 4 MB a post takes a tenth longer. */
const maxJournalPages = 4_000

/** Version 10 of SQLite had the tables of version 12, since when both databases share their versions. */
const sharedVersion = (version: number) => (version === 10 ? 12 : version)

const migrations: Migrations = {
  omit: '.postgres.sql',
  async readVersion(transaction) {
    const [state] = await transaction.all<{ user_version: number }>('PRAGMA user_version')
    return sharedVersion(state?.user_version ?? 0)
  },
  setVersion: (version) => `PRAGMA user_version = ${version}`,
}

/** Opens the database file, creating and migrating it if necessary. Only its owner can read it. */
export async function openDatabase(file: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // SQLite gives its journal the same mode. An existing file must not be opened: closing it would release the locks of
  // other connections of this process (https://sqlite.org/howtocorrupt.html, 2.2).
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  using opened = new DisposableStack()
  const connection = opened.use(openExisting(file))
  connection.exec(`PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = ${maxJournalPages}`)
  const database = sqliteDatabase(connection, file)
  await migrate(database, migrations)
  opened.move()
  return database
}

/** Opens a file without changing it. @throws OperatorError for one of another program or an unsupported version */
export function openExisting(file: string): DatabaseSync {
  using opened = new DisposableStack()
  const connection = opened.use(new DatabaseSync(file, { timeout: lockTimeoutMs }))
  // FULL waits for the disk at every commit; macOS needs `fullfsync`. `secure_delete` overwrites what is erased.
  connection.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA secure_delete = ON')
  // One statement, so that another process cannot create our tables in the middle of it.
  const { version, tables } = connection
    .prepare(
      `SELECT user_version AS version, (SELECT count(*) FROM sqlite_schema) AS tables
       FROM pragma_user_version`,
    )
    .get() as { version: number; tables: number }
  if (version === 0 && tables > 0) {
    throw new OperatorError(
      `${file} belongs to another program. Choose another DATA_DIR, or restore a backup.`,
    )
  }
  assertSupportedVersion(sharedVersion(version))
  opened.move()
  return connection
}

/** The error message for a database file that cannot be used, with advice. */
export function openErrorMessage(file: string, error: unknown): string {
  const { message } = error as Error
  if (isDamaged(error)) {
    return (
      `The database ${file} is damaged (${message}). Restore the newest backup with ` +
      '"npm run enquiries -- restore FILE", which keeps the damaged file, and start again.'
    )
  }
  const code = sqliteResultCode(error)
  // SQLITE_READONLY and SQLITE_CANTOPEN; errors of the file system have no code.
  if (code === undefined || [8, 14].includes(code)) {
    return (
      `DATA_DIR must be a folder that this user may write to: ${dirname(file)} is not (${message}). ` +
      'Make the user of the service its owner, or choose another folder.'
    )
  }
  return (
    `The database ${file} cannot be used (${message}): see "When readiness is red" ` +
    'in docs/operations.md.'
  )
}

/** Whether an operation failed because the database file is damaged: SQLITE_CORRUPT or SQLITE_NOTADB. */
export const isDamaged = (error: unknown) => [11, 26].includes(sqliteResultCode(error) ?? 0)
