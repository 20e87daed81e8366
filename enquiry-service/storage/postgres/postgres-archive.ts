import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { OwnerProblem } from '../../process/owner-problem.ts'
import { inBatches } from '../batches.ts'
import {
  maxFound,
  type ArchiveStats,
  type EmailDelays,
  type EnquiryArchive,
  type EnquiryFilter,
  type EnquiryOutline,
  type EnquiryRecord,
} from '../enquiry-archive.ts'
import { idRange } from '../id-range.ts'
import { listInBatches, outlinesPerPage } from '../list-in-batches.ts'
import {
  cancelWaiting,
  reviewConditions,
  selectEmailDelays,
  selectFailingDigests,
  selectOutlines,
  selectRecords,
  selectStats,
  setReview,
  toOutline,
  toRecord,
  type OutlineRow,
  type RecordRow,
  type StatusConditions,
} from '../record-row.ts'
import { searchableEmail } from '../searchable-email.ts'
import { createDatabase, type Database } from './database.ts'
import { openPool } from './open-pool.ts'
import { readPageViews } from './page-views.ts'
import { readRetentionRuns } from './retention-runs.ts'

/** Owner commands may take longer than a visitor's request. */
const poolOptions = { connections: 2, timeoutMs: 5 * 60_000 }

const statusConditions: StatusConditions = {
  waiting: 'sent_at IS NULL AND NOT held',
  held: 'held',
  delivered: 'sent_at IS NOT NULL AND last_error IS NULL',
  cancelled: 'sent_at IS NOT NULL AND last_error IS NOT NULL',
}

/**
 * Opens the archive in a migrated PostgreSQL database, with its own connections, made on demand.
 */
export function openPostgresArchive(url: URL): EnquiryArchive {
  const database = createDatabase(openPool(url, poolOptions))
  const selectOutlinesWhere = (conditions: string, values: unknown[]) =>
    database.session(async (session) => {
      const { rows } = await session.query<OutlineRow>(`${selectOutlines} ${conditions}`, values)
      return rows.map(toOutline)
    })
  const run = (statement: string, values: unknown[]) =>
    database.session(async (session) => {
      await session.query(statement, values)
    })

  function outlines(filter: EnquiryFilter): AsyncGenerator<EnquiryOutline[]> {
    const { condition, values } = whereOf(filter)
    return listInBatches(
      ({ receivedAt, id }) =>
        selectOutlinesWhere(
          `WHERE (received_at, enquiry.id) < ($1, $2) AND ${condition}
           ORDER BY received_at DESC, enquiry.id DESC LIMIT ${outlinesPerPage}`,
          [receivedAt, id, ...values],
        ),
      filter.after,
    )
  }

  /** Skips enquiries that were erased since their outlines were read. */
  const read = (batch: readonly EnquiryOutline[]): Promise<EnquiryRecord[]> =>
    database.session(async (session) => {
      const { rows } = await session.query<RecordRow>(
        `${selectRecords} WHERE enquiry.id = ANY ($1) ORDER BY received_at DESC, enquiry.id DESC`,
        [batch.map(({ enquiry }) => enquiry.id)],
      )
      return rows.map(toRecord)
    })

  return {
    outlines,

    async *list(filter) {
      for await (const batch of outlines(filter)) yield* await read(batch)
    },

    find: async (referenceOrId) =>
      read(
        await selectOutlinesWhere(
          `WHERE enquiry.id BETWEEN $1 AND $2 ORDER BY received_at DESC LIMIT ${maxFound}`,
          idRange(referenceOrId),
        ),
      ),

    existing: (ids) =>
      database.session(async (session) => {
        const { rows } = await session.query<{ id: string }>(
          'SELECT id FROM enquiry WHERE id = ANY ($1)',
          [ids],
        )
        return new Set(rows.map(({ id }) => id))
      }),

    send: (ids, now) =>
      run(
        `UPDATE delivery SET due_at = $1, sent_at = NULL, held = false,
           queued_at = CASE WHEN ${statusConditions.waiting} THEN queued_at ELSE $1 END
         WHERE id = ANY ($2)`,
        [now, ids],
      ),

    review: (ids, review, now) => run(`${setReview(review, now)} = ANY ($1)`, [ids]),

    cancel: (ids, now) =>
      run(`${cancelWaiting(statusConditions.waiting, '$1')} = ANY ($2)`, [now, ids]),

    failingDigests: () =>
      database.session(async (session) => {
        const { rows } = await session.query<{ id: string }>(
          selectFailingDigests(statusConditions.waiting),
          [],
        )
        return rows.map(({ id }) => id)
      }),

    async purgeable(before, limit) {
      const found = await selectOutlinesWhere(
        `WHERE received_at < $1 AND (
           sent_at IS NOT NULL OR held AND EXISTS (
             SELECT FROM delivery AS digest
             WHERE digest.id = delivery.digest_id AND digest.sent_at IS NOT NULL
           )
         ) ORDER BY received_at LIMIT $2`,
        [before, limit],
      )
      return inBatches(found)[0] ?? []
    },

    erase: (ids) =>
      run(
        `WITH erased AS (DELETE FROM delivery WHERE id = ANY ($1))
         DELETE FROM enquiry WHERE id = ANY ($1)`,
        [ids],
      ),

    async scrub(maxBytes = Infinity) {
      const isRewritten = (await bytesOfTables(database)) <= maxBytes
      if (isRewritten) await rewriteTables(database)
      return isRewritten
    },

    retentionRuns: () => database.session(readRetentionRuns),

    setRetentionRuns: ({ since, last }) =>
      run('UPDATE installation SET retention_since = $1, retention_last = $2', [since, last]),

    stats: () =>
      database.session(async (session) => {
        const { rows } = await session.query<ArchiveStats>(selectStats(statusConditions))
        const [stats] = rows as [ArchiveStats]
        return stats
      }),

    emailDelays: ({ from, before, now, longerThan }) =>
      database.session(async (session) => {
        const { rows } = await session.query<EmailDelays>(
          selectEmailDelays({
            from: '$1::bigint',
            before: '$2::bigint',
            now: '$3::bigint',
            longerThan: '$4::bigint',
          }),
          [from, before, now, longerThan],
        )
        const [delays] = rows as [EmailDelays]
        return delays
      }),

    pageViews: (days) => database.session((session) => readPageViews(session, days)),

    erasePageViews: (before) => run('DELETE FROM page_views WHERE day < $1', [before]),

    close: () => database.close(),
  }
}

/** The parameters of the condition start at `$3`. */
function whereOf({ status, review, from, before, email }: EnquiryFilter) {
  const values: unknown[] = []
  const parameter = (value: unknown) => `$${values.push(value) + 2}`
  const conditions = [
    'true',
    ...(status ? [statusConditions[status]] : []),
    ...(review ? [reviewConditions[review]] : []),
    ...(from === undefined ? [] : [`received_at >= ${parameter(from)}`]),
    ...(before === undefined ? [] : [`received_at < ${parameter(before)}`]),
    ...(email === undefined ? [] : [`email = ${parameter(searchableEmail(email))}`]),
  ]
  return { condition: conditions.join(' AND '), values }
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
