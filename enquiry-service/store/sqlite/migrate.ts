import { readdirSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { StartProblem } from '../../start-problem.ts'
import { inTransaction } from './in-transaction.ts'

const folder = new URL('migrations/', import.meta.url)

/**
 * Brings the database to the newest of the numbered migrations; `PRAGMA user_version` holds the
 * number it stands at. It is looked at again inside the transaction, so two processes that start at
 * once do not migrate twice.
 * @throws StartProblem when a newer version of the service made the database
 */
export function migrate(database: DatabaseSync): void {
  const migrations = readMigrations()
  const newest = migrations.length
  if (knownVersionOf(database, newest) === newest) return
  inTransaction(database, () => {
    for (const migration of migrations.slice(knownVersionOf(database, newest)))
      database.exec(migration)
    database.exec(`PRAGMA user_version = ${newest}`)
  })
}

/**
 * The number of the migration that the database stands at.
 * @throws StartProblem when a newer version of the service made the database
 */
export function knownVersionOf(database: DatabaseSync, newest = newestVersion()): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version <= newest) return version
  throw new StartProblem(
    `The database is at version ${version}, this service knows ${newest}. ` +
      'Start the newer service that made it.',
  )
}

/** The number of the newest migration. */
export function newestVersion(): number {
  return readMigrations().length
}

function readMigrations(): string[] {
  const files = readdirSync(folder).sort()
  return files.map((file) => readFileSync(new URL(file, folder), 'utf8'))
}
