import type { DatabaseSync } from 'node:sqlite'
import { assertKnownVersion, newestMigration, readMigrations } from '../migrations.ts'
import { inTransaction } from './in-transaction.ts'

const folder = new URL('migrations/', import.meta.url)

/**
 * Runs the numbered migrations that the database does not have yet; `PRAGMA user_version` is the
 * number of those it has. It is read again inside the transaction, so that two processes that start
 * at once do not migrate twice.
 * @throws StartProblem when a newer version of the service created the database
 */
export function migrate(database: DatabaseSync): void {
  const newest = newestVersion()
  if (knownVersionOf(database) === newest) return
  inTransaction(database, () => {
    for (const migration of readMigrations(folder).slice(knownVersionOf(database))) {
      database.exec(migration)
    }
    database.exec(`PRAGMA user_version = ${newest}`)
  })
}

/**
 * The number of migrations that a database has.
 * @throws StartProblem when a newer version of the service created it
 */
export function knownVersionOf(database: DatabaseSync): number {
  const version = versionOf(database)
  assertKnownVersion(version, newestVersion())
  return version
}

/** The number of migrations that a database has; 0 for a new one. */
export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}

/** The number of the newest migration. */
export function newestVersion(): number {
  return newestMigration(folder)
}
