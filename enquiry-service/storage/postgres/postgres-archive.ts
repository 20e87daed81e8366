import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { OwnerProblem } from '../../process/owner-problem.ts'
import type { EnquiryArchive } from '../enquiry-archive.ts'
import { sqlArchive, type Parameter } from '../sql-archive.ts'
import { createDatabase, type Database } from './database.ts'
import { openPool } from './open-pool.ts'

/** Owner commands may take longer than a visitor's request. */
const poolOptions = { connections: 2, timeoutMs: 5 * 60_000 }

/**
 * Opens the archive in a migrated PostgreSQL database, with its own connections, made on demand.
 */
export function openPostgresArchive(url: URL): EnquiryArchive {
  const database = createDatabase(openPool(url, poolOptions))
  const query = <Row>(statement: string, parameters: readonly Parameter[] = []) =>
    database.session(async (session) => {
      const { rows } = await session.query(statement, [...parameters])
      return rows as Row[]
    })

  return sqlArchive({
    query,
    isIn: (list) => `= ANY (${list})`,
    conditions: { waiting: 'sent_at IS NULL AND NOT held', held: 'held' },

    async erase(ids) {
      await query(
        `WITH erased AS (DELETE FROM delivery WHERE id = ANY ($1))
         DELETE FROM enquiry WHERE id = ANY ($1)`,
        [ids],
      )
    },

    async scrub(maxBytes = Infinity) {
      const isRewritten = (await bytesOfTables(database)) <= maxBytes
      if (isRewritten) await rewriteTables(database)
      return isRewritten
    },

    close: () => database.close(),
  })
}

async function bytesOfTables(database: Database): Promise<number> {
  return database.session(async (session) => {
    const { rows } = await session.query<{ bytes: number }>(
      `SELECT pg_total_relation_size('enquiry') + pg_total_relation_size('delivery') AS bytes`,
    )
    return rows[0]?.bytes ?? 0
  })
}

/**
 * Rewrites both tables into new files: in the old ones, erased rows stay readable. A table cannot
 * be used in the meantime, nor while the lock on it is awaited, so that wait is kept short: a
 * backup in progress delays this command rather than visitors.
 * @throws OwnerProblem when somebody else keeps using the tables
 */
async function rewriteTables(database: Database): Promise<void> {
  for (let attempt = 1; attempt <= 10; attempt++) {
    try {
      await database.session(async (session) => {
        await session.query("SET lock_timeout = '200ms'")
        await session.query('VACUUM (FULL) delivery')
        await session.query('VACUUM (FULL) enquiry')
        await session.query('RESET lock_timeout')
      })
      return
    } catch (error) {
      const code = error instanceof DatabaseError ? error.code : undefined
      if (code === '53100') throw new OwnerProblem(noRoom, { cause: error })
      const lockNotAvailable = '55P03'
      if (code !== lockNotAvailable) throw error
      await wait(300)
    }
  }
  throw new OwnerProblem(
    'The database is in use, perhaps by a backup. Please try again in a moment.',
  )
}

const noRoom =
  'The tables could not be rewritten because the disk of the database is full, so their files may ' +
  'still contain traces of what was erased. Free some space for a second copy of them, and run the same ' +
  'command again.'
