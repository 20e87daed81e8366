import { join } from 'node:path'

/* What lies where in `DATA_DIR`. */

/** The file that holds the enquiries unless `DATABASE_URL` names a database. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, 'enquiries.db')
}

/** Where the service writes mails unless `MAIL_URL` says otherwise. */
export function defaultMailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail')
}

/** Which enquiries were erased and when, to erase them again from a backup that is restored. */
export function erasureLogFile(dataFolder: string): string {
  return join(dataFolder, 'erasures.log')
}

/** Where `npm run enquiries -- backup` writes unless told otherwise, and erasing looks for backups. */
export function backupFolder(dataFolder: string): string {
  return join(dataFolder, 'backups')
}
