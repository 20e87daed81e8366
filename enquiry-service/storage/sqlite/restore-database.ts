import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../operator-error.ts'
import { createPrivateFile } from '../create-private-file.ts'
import { foreignParts } from './foreign-parts.ts'
import { versionOf } from './migrate.ts'
import { openBackup } from './open-database.ts'
import { isDamaged } from './open-problem.ts'

/**
 * Checks that a path leads to files that can be read to an end: a named pipe would block, a device never end.
 * @throws Error when it does not
 */
export function assertRegularFile(file: string): void {
  // SQLite reads these as well.
  for (const path of [file, `${file}-wal`, `${file}-journal`]) {
    const status = statSync(path, { throwIfNoEntry: false })
    if (status && !status.isFile()) throw new Error(`${path} is not a regular file`)
  }
}

/**
 * Checks that a file is a database as only this service writes it, as a backup may have come from anywhere.
 * @throws OperatorError when this service does not support its version, Error when it is no such
 * database
 */
export function assertEnquiryDatabase(file: string): void {
  const database = openBackup(file)
  try {
    if (versionOf(database) === 0) throw new Error('it holds no enquiries of this service')
    const parts = foreignParts(database)
    if (parts.length > 0) {
      throw new Error(`it differs from what this service creates: ${parts.join(', ')}`)
    }
    if (database.prepare(foreignRows).get() !== undefined) {
      throw new Error('it contains an id or a time that this service does not write')
    }
  } finally {
    database.close()
  }
}

/** Names of files are made of ids and times (mail-file-name.ts). */
const foreignRows = `
  SELECT 1 FROM enquiry
  WHERE length(id) != 36 OR id GLOB '*[^0-9a-f-]*' OR received_at NOT BETWEEN 0 AND 8640000000000000
  UNION ALL
  SELECT 1 FROM delivery LEFT JOIN enquiry USING (id)
  WHERE enquiry.id IS NULL AND id NOT GLOB 'digest-[0-9]*' AND id NOT GLOB 'report-[0-9]*'
  LIMIT 1`

/**
 * Moves the journal of a database into its file, which nobody else may have open. A damaged
 * database keeps its journal.
 * @throws OperatorError when somebody is using it
 */
export function closeDatabase(file: string): void {
  if (!existsSync(file)) return
  const database = new DatabaseSync(file, { timeout: 500 })
  try {
    // This fails unless no other connection is open: each holds a lock on the file.
    database.exec('PRAGMA journal_mode = DELETE')
  } catch (error) {
    if (isDamaged(error)) return
    throw new OperatorError(
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
