import { join } from 'node:path'

/** The SQLite database, used unless `DATABASE_URL` is set. */
export const databaseFile = (dataFolder: string): string => join(dataFolder, 'enquiries.db')

/** Where emails are written unless `MAIL_URL` is set. */
export const defaultMailFolder = (dataFolder: string): string => join(dataFolder, 'mail')

/** The backups of `npm run enquiries -- backup`, and the log of what was erased since. */
export const backupFolder = (dataFolder: string): string => join(dataFolder, 'backups')
