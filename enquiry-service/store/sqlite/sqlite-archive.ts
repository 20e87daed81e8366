import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { OwnerProblem } from '../../owner-problem.ts'
import type { ArchiveStats, EnquiryArchive, EnquiryFilter } from '../enquiry-archive.ts'
import { idRange } from '../id-range.ts'
import { listInPortions, recordPortion } from '../list-in-portions.ts'
import { selectRecords, selectStats, toRecord, type RecordRow } from '../record-row.ts'
import { searchableEmail } from '../searchable-email.ts'
import { inTransaction } from './in-transaction.ts'
import { lockTimeoutMs, openDatabase } from './open-database.ts'
import { statusConditions } from './status-conditions.ts'

/**
 * The archive in one SQLite file, over a connection of its own.
 * @param open `openBackup` for a file that must stay at its version
 */
export function openSqliteArchive(file: string, open = openDatabase): EnquiryArchive {
  const database = open(file)
  const select = (conditions: string, values: Record<string, SQLInputValue>) =>
    (database.prepare(`${selectRecords} ${conditions}`).all(values) as unknown as RecordRow[]).map(
      toRecord,
    )

  return {
    list(filter) {
      const { condition, values } = whereOf(filter)
      return listInPortions(async ({ receivedAt, id }) => {
        // Reading is synchronous: whatever else the process does gets its turn in between.
        await setImmediate()
        return select(
          `WHERE ${condition} AND (received_at, enquiry.id) < (:lastTime, :lastId)
           ORDER BY received_at DESC, enquiry.id DESC LIMIT ${recordPortion}`,
          { ...values, lastTime: receivedAt, lastId: id },
        )
      })
    },

    find(referenceOrId) {
      const [first, last] = idRange(referenceOrId)
      return Promise.resolve(
        select('WHERE enquiry.id BETWEEN :first AND :last ORDER BY received_at DESC', {
          first,
          last,
        }),
      )
    },

    send(ids, now) {
      const requeue = database.prepare(
        `UPDATE delivery SET due_at = :now, sent_at = NULL, held = 0,
           queued_at = CASE WHEN ${statusConditions.waiting} THEN queued_at ELSE :now END
         WHERE id = :id`,
      )
      inTransaction(database, () => {
        for (const id of ids) requeue.run({ id, now })
      })
      return Promise.resolve()
    },

    purgeable: (before, limit) =>
      Promise.resolve(
        select(
          `WHERE received_at < :before AND (
             sent_at IS NOT NULL OR held = 1 AND EXISTS (
               SELECT 1 FROM delivery AS digest
               WHERE digest.id = delivery.digest_id AND digest.sent_at IS NOT NULL
             )
           ) ORDER BY received_at LIMIT :limit`,
          { before, limit },
        ),
      ),

    erase(ids) {
      const eraseDelivery = database.prepare('DELETE FROM delivery WHERE id = ?')
      const eraseEnquiry = database.prepare('DELETE FROM enquiry WHERE id = ?')
      inTransaction(database, () => {
        for (const id of ids) {
          eraseDelivery.run(id)
          eraseEnquiry.run(id)
        }
      })
      return Promise.resolve()
    },

    scrub: () => emptyJournal(database),

    stats() {
      const stats = database.prepare(selectStats(statusConditions)).get()
      return Promise.resolve(stats as unknown as ArchiveStats)
    },

    close() {
      if (database.isOpen) database.close()
      return Promise.resolve()
    },
  }
}

function whereOf({ status, from, before, email }: EnquiryFilter) {
  const values = {
    ...(from !== undefined && { from }),
    ...(before !== undefined && { before }),
    ...(email !== undefined && { email: searchableEmail(email) }),
  }
  const conditions = [
    'true',
    ...(status ? [statusConditions[status]] : []),
    ...(from === undefined ? [] : ['received_at >= :from']),
    ...(before === undefined ? [] : ['received_at < :before']),
    ...(email === undefined ? [] : ['email = :email']),
  ]
  return { condition: conditions.join(' AND '), values }
}

/**
 * Moves everything from the write-ahead log into the database file, where erased content has been
 * overwritten, and empties the log.
 * @throws OwnerProblem when another process keeps reading the log
 */
async function emptyJournal(database: DatabaseSync): Promise<void> {
  // No enquiry can be stored while it waits for others: rather ten times for a moment than once for long.
  database.exec('PRAGMA busy_timeout = 200')
  try {
    for (let attempt = 1; attempt <= 10; attempt++) {
      const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: 0 | 1 }
      if (busy === 0) return
      await wait(100)
    }
  } finally {
    database.exec(`PRAGMA busy_timeout = ${lockTimeoutMs}`)
  }
  throw new OwnerProblem('The journal of the database is in use. Please try again in a moment.')
}
