import type { DatabaseSync } from 'node:sqlite'
import {
  assertSupportedVersion,
  readMigrations,
  versionsIn,
  type SupportedVersions,
} from '../migrations.ts'
import { readStoredValues } from '../record-row.ts'
import { searchableText } from '../searchable-text.ts'
import { inTransaction } from './in-transaction.ts'

const folder = new URL('migrations/', import.meta.url)

/**
 * Runs the migrations that the database does not have yet; `PRAGMA user_version` is the version of
 * the last one it has. It is read again inside the transaction, so that two processes that start at
 * once do not migrate twice.
 * @throws OperatorError when this service does not support the version of the database
 */
export function migrate(database: DatabaseSync): void {
  const { newest } = supportedVersions()
  if (supportedVersionOf(database) === newest) return
  inTransaction(database, () => {
    runMigrations(database, { after: supportedVersionOf(database), upTo: newest })
  })
}

/** Runs the migrations after one version up to another. */
export function runMigrations(
  database: DatabaseSync,
  { after, upTo }: { after: number; upTo: number },
): void {
  // For the migrations.
  database.function('searchable_text', (id, payload) =>
    searchableText(String(id), readStoredValues(String(payload))),
  )
  for (const { version, sql } of readMigrations(folder)) {
    if (version > after && version <= upTo) database.exec(sql)
  }
  database.exec(`PRAGMA user_version = ${upTo}`)
}

/**
 * The version of a database; 0 for a new one.
 * @throws OperatorError when this service does not support it
 */
export function supportedVersionOf(database: DatabaseSync): number {
  const version = versionOf(database)
  assertSupportedVersion(version, supportedVersions())
  return version
}

/** The version of a database; 0 for a new one. */
export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}

/** The versions that this service supports. */
export function supportedVersions(): SupportedVersions {
  return versionsIn(folder)
}
