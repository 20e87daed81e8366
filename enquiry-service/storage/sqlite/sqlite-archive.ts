import type { SQLInputValue } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import type { EnquiryArchive } from '../enquiry-archive.ts'
import { sqlArchive, type Parameter } from '../sql-archive.ts'
import { inTransaction } from './in-transaction.ts'
import { openDatabase } from './open-database.ts'
import { reportingLock } from './reporting-lock.ts'
import { scrub } from './scrub.ts'

/**
 * Opens the archive in a SQLite file, with its own connection.
 * @param open `openBackup` for a file that must not be migrated
 */
export function openSqliteArchive(file: string, open = openDatabase): EnquiryArchive {
  const database = open(file)
  const isIn = (list: string) => `IN (SELECT value FROM json_each(${list}))`

  return sqlArchive({
    async query<Row>(statement: string, parameters: readonly Parameter[] = []) {
      // Queries are synchronous: this lets the rest of the process run in between.
      await setImmediate()
      return reportingLock(
        () => database.prepare(statement).all(namedParameters(parameters)) as Row[],
      )
    },

    isIn,
    conditions: { waiting: 'sent_at IS NULL AND held = 0', held: 'held = 1' },

    async erase(ids) {
      await setImmediate()
      const parameters = namedParameters([ids])
      reportingLock(() => {
        inTransaction(database, () => {
          for (const table of ['delivery', 'enquiry']) {
            database.prepare(`DELETE FROM ${table} WHERE id ${isIn('$1')}`).run(parameters)
          }
        })
      })
    },

    scrub: (maxBytes = Infinity) => scrub(database, maxBytes),

    close() {
      if (database.isOpen) database.close()
      return Promise.resolve()
    },
  })
}

/** Lists are passed as JSON. */
function namedParameters(parameters: readonly Parameter[]): Record<string, SQLInputValue> {
  return Object.fromEntries(
    parameters.map((value, index) => [
      `$${index + 1}`,
      typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  )
}
