import { existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { alreadyExists, createPrivateFile } from './create-private-file.ts'
import { unfinished } from '../list-backups.ts'

/**
 * Copies a database that may be in use into one file, which gets its name when it is complete and on disk.
 * @throws OperatorError when the target exists or cannot be created; Error when the database cannot be read
 */
export function backUpDatabase(source: string, target: string): void {
  if (existsSync(target)) throw alreadyExists(target)
  const copy = `${target}${unfinished}`
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
