import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { OwnerProblem } from '../../owner-problem.ts'
import type { ArchiveStats, EnquiryArchive, EnquiryFilter } from '../enquiry-archive.ts'
import { idRange } from '../id-range.ts'
import { listInPortions, recordPortion } from '../list-in-portions.ts'
import {
  selectRecords,
  selectStats,
  toRecord,
  type RecordRow,
  type StatusConditions,
} from '../record-row.ts'
import { searchableEmail } from '../searchable-email.ts'
import { createDatabase, type Database } from './database.ts'
import { openPool } from './open-pool.ts'

/** The owner's work may take its time, unlike a visitor's. */
const poolOptions = { connections: 2, patienceMs: 5 * 60_000 }

const statusConditions: StatusConditions = {
  waiting: 'sent_at IS NULL AND NOT held',
  held: 'held',
  delivered: 'sent_at IS NOT NULL',
}

/** The archive in a migrated PostgreSQL database, over connections of its own, made on demand. */
export function openPostgresArchive(url: URL): EnquiryArchive {
  const database = createDatabase(openPool(url, poolOptions))
  const select = (conditions: string, values: unknown[]) =>
    database.session(async (session) => {
      const { rows } = await session.query<RecordRow>(`${selectRecords} ${conditions}`, values)
      return rows.map(toRecord)
    })
  const run = (statement: string, values: unknown[]) =>
    database.session(async (session) => {
      await session.query(statement, values)
    })

  return {
    list(filter) {
      const { condition, values } = whereOf(filter)
      return listInPortions(({ receivedAt, id }) =>
        select(
          `WHERE (received_at, enquiry.id) < ($1, $2) AND ${condition}
           ORDER BY received_at DESC, enquiry.id DESC LIMIT ${recordPortion}`,
          [receivedAt, id, ...values],
        ),
      )
    },

    find: (referenceOrId) =>
      select(
        'WHERE enquiry.id BETWEEN $1 AND $2 ORDER BY received_at DESC',
        idRange(referenceOrId),
      ),

    send: (ids, now) =>
      run(
        `UPDATE delivery SET due_at = $1, sent_at = NULL, held = false,
           queued_at = CASE WHEN ${statusConditions.waiting} THEN queued_at ELSE $1 END
         WHERE id = ANY ($2)`,
        [now, ids],
      ),

    purgeable: (before, limit) =>
      select(
        `WHERE received_at < $1 AND (
           sent_at IS NOT NULL OR held AND EXISTS (
             SELECT FROM delivery AS digest
             WHERE digest.id = delivery.digest_id AND digest.sent_at IS NOT NULL
           )
         ) ORDER BY received_at LIMIT $2`,
        [before, limit],
      ),

    erase: (ids) =>
      run(
        `WITH erased AS (DELETE FROM delivery WHERE id = ANY ($1))
         DELETE FROM enquiry WHERE id = ANY ($1)`,
        [ids],
      ),

    scrub: () => rewriteTables(database),

    stats: () =>
      database.session(async (session) => {
        const { rows } = await session.query<ArchiveStats>(selectStats(statusConditions))
        const [stats] = rows as [ArchiveStats]
        return stats
      }),

    close: () => database.close(),
  }
}

/** The values of the condition begin at `$3`. */
function whereOf({ status, from, before, email }: EnquiryFilter) {
  const values: unknown[] = []
  const parameter = (value: unknown) => `$${values.push(value) + 2}`
  const conditions = [
    'true',
    ...(status ? [statusConditions[status]] : []),
    ...(from === undefined ? [] : [`received_at >= ${parameter(from)}`]),
    ...(before === undefined ? [] : [`received_at < ${parameter(before)}`]),
    ...(email === undefined ? [] : [`email = ${parameter(searchableEmail(email))}`]),
  ]
  return { condition: conditions.join(' AND '), values }
}

/**
 * Writes both tables into new files: in the old ones erased rows stay readable. Nobody can use a
 * table meanwhile, nor while the lock on it is waited for, so that wait is kept short: a backup
 * under way holds up its owner, and never a visitor.
 * @throws Error when somebody else keeps using the tables
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
      const lockNotAvailable = '55P03'
      if (!(error instanceof DatabaseError && error.code === lockNotAvailable)) throw error
      await wait(300)
    }
  }
  throw new OwnerProblem(
    'The database is in use, perhaps by a backup. Please try again in a moment.',
  )
}
