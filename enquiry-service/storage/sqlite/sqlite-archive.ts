import { setImmediate as nextTurn } from 'node:timers/promises'
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
  return sqlArchive(sqliteDatabase(connection), async (maxBytes = Infinity) => {
    // A transaction of the store that was in progress has ended then.
    await nextTurn()
    return scrub(connection, maxBytes)
  })
}
