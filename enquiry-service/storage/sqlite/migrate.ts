import type { DatabaseSync } from 'node:sqlite'
import { assertKnownVersion, newestMigration, readMigrations } from '../migrations.ts'
import { inTransaction } from './in-transaction.ts'

const folder = new URL('migrations/', import.meta.url)

/**
 * Brings the database to the newest of the numbered migrations; `PRAGMA user_version` holds the
 * number it stands at. It is looked at again inside the transaction, so two processes that start at
 * once do not migrate twice.
 * @throws StartProblem when a newer version of the service made the database
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
 * The number of the migration that the database stands at.
 * @throws StartProblem when a newer version of the service made the database
 */
export function knownVersionOf(database: DatabaseSync): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  assertKnownVersion(version, newestVersion())
  return version
}

/** The number of the newest migration. */
export function newestVersion(): number {
  return newestMigration(folder)
}
