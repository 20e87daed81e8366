import type { DatabaseSync } from 'node:sqlite'

/**
 * Runs `work` in a write transaction: everything is on disk when it returns, nothing when it
 * throws. IMMEDIATE takes the write lock first; upgrading later could fail halfway.
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // On a full disk SQLite rolls back by itself; another ROLLBACK would hide the real error.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
