import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OwnerProblem } from '../../process/owner-problem.ts'
import { createPrivateFile } from '../create-private-file.ts'
import { isDamaged } from './open-problem.ts'

/**
 * Moves the journal of a database into its file, which nobody else may have open. A damaged
 * database keeps its journal.
 * @throws OwnerProblem when somebody is using it
 */
export function closeDatabase(file: string): void {
  if (!existsSync(file)) return
  const database = new DatabaseSync(file, { timeout: 500 })
  try {
    // This fails unless no other connection is open: each holds a lock on the file.
    database.exec('PRAGMA journal_mode = DELETE')
  } catch (error) {
    if (isDamaged(error)) return
    throw new OwnerProblem(
      `The database ${file} cannot be replaced (${(error as Error).message}). Stop the service and ` +
        'whatever else uses the database, and run the command again.',
      { cause: error },
    )
  } finally {
    database.close()
  }
}

/** Copies a closed database, even a damaged one. */
export async function keepDatabase(file: string, target: string): Promise<void> {
  createPrivateFile(target)
  for (const suffix of ['-wal', '']) {
    if (!existsSync(`${file}${suffix}`)) continue
    if (suffix !== '') createPrivateFile(`${target}${suffix}`)
    copyFileSync(`${file}${suffix}`, `${target}${suffix}`)
    await syncToDisk(`${target}${suffix}`)
  }
  await syncToDisk(dirname(target))
}

/** Replaces a closed database: after a crash either the old or the new one is in place. */
export async function replaceDatabase(file: string, replacement: string): Promise<void> {
  await syncToDisk(replacement)
  // SQLite would apply an old journal to the new database.
  for (const suffix of ['-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true })
  renameSync(replacement, file)
  await syncToDisk(dirname(file))
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
