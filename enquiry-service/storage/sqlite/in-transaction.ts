import type { DatabaseSync } from 'node:sqlite'

/**
 * Runs `work` in one write transaction: all of it is on disk when this returns, none of it when it
 * throws. IMMEDIATE takes the write lock first; a transaction that upgrades later can fail halfway.
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk makes SQLite roll back by itself; a second ROLLBACK would hide the real error.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
