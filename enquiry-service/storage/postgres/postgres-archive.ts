import { DatabaseError } from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '../../operator-error.ts'
import type { Database } from '../database.ts'
import type { EnquiryArchive } from '../enquiry-archive.ts'
import { sqlArchive } from '../sql-archive.ts'
import { postgresDatabase } from './postgres-database.ts'

/** Owner commands may take longer than a visitor's request. */
const options = { connections: 2, timeoutMs: 5 * 60_000 }

/**
 * Opens the archive in a migrated PostgreSQL database, with its own connections, made on demand.
 */
export function openPostgresArchive(url: URL): EnquiryArchive {
  const database = postgresDatabase(url, options)
  return sqlArchive(database, async (maxBytes = Infinity) => {
    const isRewritten = (await bytesOfTables(database)) <= maxBytes
    if (isRewritten) await rewriteTables(database)
    return isRewritten
  })
}

async function bytesOfTables(database: Database): Promise<number> {
  const [size] = await database.all<{ bytes: number }>(
    `SELECT pg_total_relation_size('enquiry') + pg_total_relation_size('delivery') AS bytes`,
  )
  return size?.bytes ?? 0
}

/**
 * Rewrites both tables into new files: in the old ones, erased rows stay readable. A table cannot
 * be used in the meantime, nor while the lock on it is awaited, so that wait is kept short: a
 * backup in progress delays this command rather than visitors.
 * @throws OperatorError when somebody else keeps using the tables
 */
async function rewriteTables(database: Database): Promise<void> {
  for (let attempt = 1; attempt <= 10; attempt++) {
    try {
      await database.transaction(async (transaction) => {
        await transaction.run("SET LOCAL lock_timeout = '200ms'")
        // As VACUUM FULL does, but within a transaction, which the setting above needs.
        await transaction.run('CLUSTER delivery USING delivery_pkey')
        await transaction.run('CLUSTER enquiry USING enquiry_pkey')
      })
      return
    } catch (error) {
      const code = error instanceof DatabaseError ? error.code : undefined
      if (code === '53100') throw new OperatorError(noRoom, { cause: error })
      const lockNotAvailable = '55P03'
      if (code !== lockNotAvailable) throw error
      await wait(300)
    }
  }
  throw new OperatorError(
    'The database is in use, perhaps by a backup. Please try again in a moment.',
  )
}

const noRoom =
  'The tables could not be rewritten because the disk of the database is full, so their files may ' +
  'still contain traces of what was erased. Free some space for a second copy of them, and run the same ' +
  'command again.'
