import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { OperatorError } from '../settings/operator-error.ts'
import type { Database, Transaction } from './database.ts'

/** Where a database keeps its version, and what else it needs. */
export interface Migrations {
  /** How the names of files end that only the other database needs. */
  omit?: string
  /** The version of a database; 0 for a new one. */
  readVersion: (transaction: Transaction) => Promise<number>
  /** The statement that sets it. */
  setVersion: (version: number) => string
}

/** The files, whose names start with their versions. The first one creates the tables. */
const folder = new URL('migrations/', import.meta.url)
const files = readdirSync(folder).sort()
const versionOf = (file: string) => Number.parseInt(file, 10)
const [oldest = 0, newest = 0] = [files[0], files.at(-1)].map((file = '') => versionOf(file))

/** Runs the missing migrations, all or none, in any number of processes. @throws OperatorError for other versions */
export const migrate = (database: Database, { omit, readVersion, setVersion }: Migrations) =>
  database.transaction(async (transaction) => {
    const current = await readVersion(transaction)
    assertSupportedVersion(current)
    if (current === newest) return
    for (const file of files) {
      if (versionOf(file) <= current || (omit && file.endsWith(omit))) continue
      await transaction.run(readFileSync(new URL(file, folder), 'utf8'))
    }
    if (current === 0) {
      const secret = randomBytes(32).toString('hex')
      await transaction.run('INSERT INTO installation VALUES ($1, 0)', [secret])
    }
    await transaction.run(setVersion(newest))
  }, 'migrate')

/** @throws OperatorError with what to do about a database that this service cannot use */
export function assertSupportedVersion(version: number): void {
  if (version === 0 || (version >= oldest && version <= newest)) return
  const supported =
    version > newest
      ? `version ${newest}. Start the newer service that created it.`
      : `version ${oldest} and newer. Export its enquiries with the service that created it, and start ` +
        'with a new database.'
  throw new OperatorError(
    `The database is at version ${version}, but this service supports only ${supported}`,
  )
}
