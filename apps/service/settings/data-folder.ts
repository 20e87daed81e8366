import { join } from 'node:path'

/** The SQLite database, used unless `DATABASE_URL` is set. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, 'enquiries.db')
}

/** Where emails are written unless `MAIL_URL` is set. */
export function defaultMailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail')
}

/** The backups of `npm run enquiries -- backup`, and the log of what was erased since. */
export function backupFolder(dataFolder: string): string {
  return join(dataFolder, 'backups')
}
