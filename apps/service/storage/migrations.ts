import { readdirSync, readFileSync } from 'node:fs'
import { OperatorError } from '../settings/operator-error.ts'
import type { Database, Transaction } from './database.ts'
import { readStoredValues } from './enquiry-record.ts'
import { searchableText } from './searchable-text.ts'

/** The migrations of a database, and where it keeps its version. */
export interface Migrations {
  /** The folder of the files, whose names start with their versions. The first one creates the tables. */
  folder: URL
  /** The version of a database; 0 for a new one. */
  readVersion: (transaction: Transaction) => Promise<number>
  /** The statement that sets it. */
  setVersion: (version: number) => string
}

/**
 * Runs the migrations that the database does not have yet, all or none of them. Any number of processes may do
 * so at once.
 * @throws OperatorError when this service does not support the version of the database
 */
export function migrate(database: Database, migrations: Migrations): Promise<void> {
  const { folder, readVersion, setVersion } = migrations
  return database.transaction(async (transaction) => {
    const current = await readVersion(transaction)
    assertSupportedVersion(current, folder)
    const pending = filesIn(folder).filter((file) => versionOf(file) > current)
    for (const file of pending) {
      await transaction.run(readFileSync(new URL(file, folder), 'utf8'))
      await transaction.run(setVersion(versionOf(file)))
    }
    if (pending.length > 0) await fillSearch(transaction)
  }, 'migrate')
}

/** The rows of earlier versions have no searchable text. */
async function fillSearch(transaction: Transaction): Promise<void> {
  let last = ''
  for (;;) {
    const rows = await transaction.all<{ id: string; payload: string }>(
      'SELECT id, payload FROM enquiry WHERE search IS NULL AND id > $1 ORDER BY id LIMIT 100',
      [last],
    )
    if (rows.length === 0) return
    for (const { id, payload } of rows) {
      const text = searchableText(id, readStoredValues(payload))
      await transaction.run('UPDATE enquiry SET search = $1 WHERE id = $2', [text, id])
      last = id
    }
  }
}

/** @throws OperatorError with what to do about a database that this service cannot use */
export function assertSupportedVersion(version: number, folder: URL): void {
  const versions = filesIn(folder).map(versionOf)
  const [oldest, newest] = [Math.min(...versions), Math.max(...versions)]
  if (version > newest) {
    throw new OperatorError(
      `The database is at version ${version}, but this service supports only version ${newest}. ` +
        'Start the newer service that created it.',
    )
  }
  if (version !== 0 && version < oldest) {
    throw new OperatorError(
      `The database is at version ${version}, but this service supports only version ${oldest} and ` +
        'newer. Export its enquiries with the service that created it, and start with a new database.',
    )
  }
}

const filesIn = (folder: URL) => readdirSync(folder).sort()

const versionOf = (file: string) => Number.parseInt(file, 10)
