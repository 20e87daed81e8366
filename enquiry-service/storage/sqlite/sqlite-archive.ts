import type { EnquiryArchive } from '../enquiry-archive.ts'
import { sqlArchive } from '../sql-archive.ts'
import { openDatabase } from './open-database.ts'
import { scrub } from './scrub.ts'
import { sqliteDatabase } from './sqlite-database.ts'

/**
 * Opens the archive in a SQLite file, with its own connection.
 * @param open `openBackup` for a file that must not be migrated
 */
export function openSqliteArchive(file: string, open = openDatabase): EnquiryArchive {
  const connection = open(file)
  return sqlArchive(sqliteDatabase(connection), (maxBytes = Infinity) =>
    scrub(connection, maxBytes),
  )
}
