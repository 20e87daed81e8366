import { existsSync } from 'node:fs'
import { backupFolder, databaseFile } from './data-folder.ts'
import { openBackup } from './store/sqlite/open-database.ts'
import { statusConditions } from './store/sqlite/status-conditions.ts'

/**
 * Looks for mails that wait in the file of the time before `DATABASE_URL`: with the enquiries in
 * PostgreSQL nobody would send them, and erasing would not reach them.
 * @returns what to do about them, or `null` when there are none
 */
export function leftBehindMails(dataFolder: string): string | null {
  const file = databaseFile(dataFolder)
  if (!existsSync(file)) return null
  try {
    const waiting = countWaiting(file)
    if (waiting === 0) return null
    const mails = waiting === 1 ? '1 mail waits' : `${waiting} mails wait`
    return (
      `DATABASE_URL is set, but ${mails} in ${file} and would never be sent. Start without ` +
      'DATABASE_URL until "npm run enquiries -- stats" counts none that waits, stop, move the file into ' +
      `${backupFolder(dataFolder)}, where "erase" and "purge" reach it, and start again.`
    )
  } catch (error) {
    return (
      `DATABASE_URL is set, and ${file}, which may hold mails that were never sent, cannot be read ` +
      `(${(error as Error).message}). Make it readable, or move it out of DATA_DIR.`
    )
  }
}

/** Mails about enquiries, and digests; opened like a backup, for nothing in it is to change. */
function countWaiting(file: string): number {
  const database = openBackup(file)
  try {
    const { waiting } = database
      .prepare(`SELECT count(*) AS waiting FROM delivery WHERE ${statusConditions.waiting}`)
      .get() as { waiting: number }
    return waiting
  } finally {
    database.close()
  }
}
