import { existsSync } from 'node:fs'
import { backupFolder, databaseFile } from '../../settings/data-folder.ts'
import { openExisting } from '../sqlite/open-database.ts'

/**
 * Checks for emails waiting in the SQLite file from before `DATABASE_URL` was set: now that the
 * enquiries are in PostgreSQL they would never be sent, and erasing would not reach them.
 * @returns an error message, or `null` if there are none
 */
export function strandedEmailsMessage(dataFolder: string): string | null {
  const file = databaseFile(dataFolder)
  if (!existsSync(file)) return null
  try {
    using database = openExisting(file)
    const { waiting } = database
      .prepare('SELECT count(*) AS waiting FROM delivery WHERE sent_at IS NULL AND held = 0')
      .get() as { waiting: number }
    if (waiting === 0) return null
    const emails = waiting === 1 ? '1 email is waiting' : `${waiting} emails are waiting`
    return (
      `DATABASE_URL is set, but ${emails} in ${file} and would never be sent. Start without ` +
      'DATABASE_URL until the desk shows none waiting, stop, move the file to ' +
      `${backupFolder(dataFolder)}, and start again.`
    )
  } catch (error) {
    return (
      `DATABASE_URL is set, and ${file}, which may contain emails that were never sent, cannot be read ` +
      `(${(error as Error).message}). Make it readable, or move it out of DATA_DIR.`
    )
  }
}
