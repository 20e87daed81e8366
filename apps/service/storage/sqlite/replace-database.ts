import { existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../settings/operator-error.ts'
import { isDamaged } from './open-error.ts'

/**
 * Moves the journal of a database into its file, which no other process may have open. A damaged
 * database keeps its journal.
 * @throws OperatorError if the database is in use
 */
export function checkpointDatabase(file: string): void {
  if (!existsSync(file)) return
  using database = new DatabaseSync(file, { timeout: 500 })
  try {
    // This fails unless no other connection is open: each holds a lock on the file.
    database.exec('PRAGMA journal_mode = DELETE')
  } catch (error) {
    if (isDamaged(error)) return
    throw new OperatorError(
      `The database ${file} cannot be replaced (${(error as Error).message}). Stop the service and ` +
        'any other program that uses the database, then run the command again.',
      { cause: error },
    )
  }
}

/**
 * Replaces a checkpointed database: after a crash either the old or the new one is in place.
 * @param kept the old one gets this name, on the same disk
 */
export function replaceDatabase(file: string, replacement: string, kept: string): void {
  for (const suffix of ['', '-wal']) {
    if (existsSync(`${file}${suffix}`)) linkSync(`${file}${suffix}`, `${kept}${suffix}`)
  }
  // SQLite would apply an old journal to the new database.
  for (const suffix of ['-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true })
  renameSync(replacement, file)
}
