import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, linkSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../settings/operator-error.ts'
import { isDiskFull } from '../disk-full.ts'
import { isDamaged } from './open-database.ts'

/** Copies a database that may be in use. It has its name once it is on disk. @throws OperatorError if it exists */
export function backUpDatabase(source: string, target: string): void {
  const copy = `${target}.unfinished`
  const existing = [target, copy].find((file) => existsSync(file))
  if (existing) throw new OperatorError(`${existing} already exists. Choose another file.`)
  using database = new DatabaseSync(source, { readOnly: true })
  createPrivateFile(copy)
  try {
    // Reads every row of one moment, while others write.
    database.prepare('VACUUM INTO ?').run(copy)
    renameSync(copy, target)
  } catch (error) {
    rmSync(copy, { force: true })
    throw error
  }
}

/** An empty file that only its owner can read, since it will contain personal data, and any missing folders. */
function createPrivateFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (isDiskFull(error as Error)) throw error
    throw new OperatorError(
      `${file} cannot be written (${(error as Error).message}). Choose a file that this user can write to.`,
    )
  }
}

/** Moves the journal into the database, unless it is damaged. @throws OperatorError if the database is in use */
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

/** Replaces a checkpointed database: a crash leaves the old or the new one. The old one is renamed to `kept`. */
export function replaceDatabase(file: string, replacement: string, kept: string): void {
  for (const suffix of ['', '-wal']) {
    if (existsSync(`${file}${suffix}`)) linkSync(`${file}${suffix}`, `${kept}${suffix}`)
  }
  // SQLite would apply an old journal to the new database.
  for (const suffix of ['-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true })
  renameSync(replacement, file)
}
