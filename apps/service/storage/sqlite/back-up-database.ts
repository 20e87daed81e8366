import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../settings/operator-error.ts'
import { isDiskFull } from '../disk-full.ts'

/**
 * Copies a database that may be in use into one file, which gets its name when it is complete and on disk.
 * Nothing is ever overwritten.
 * @throws OperatorError when the target exists or cannot be created; Error when the database cannot be read
 */
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
