import { setImmediate } from 'node:timers/promises'
import type { SQLInputValue } from 'node:sqlite'
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
} from '../record-row.ts'
import { searchableEmail } from '../searchable-email.ts'
import { inTransaction } from './in-transaction.ts'
import { openDatabase } from './open-database.ts'
import { erasePageViews, readPageViews } from './page-views.ts'
import { readRetentionRuns } from './retention-runs.ts'
import { scrub } from './scrub.ts'
import { statusConditions } from './status-conditions.ts'

/**
 * Opens the archive in a SQLite file, with its own connection.
 * @param open `openBackup` for a file that must not be migrated
 */
export function openSqliteArchive(file: string, open = openDatabase): EnquiryArchive {
  const database = open(file)

  const selectOutlinesWhere = (conditions: string, values: Record<string, SQLInputValue>) => {
    const rows = database.prepare(`${selectOutlines} ${conditions}`).all(values)
    return (rows as unknown as OutlineRow[]).map(toOutline)
  }

  function outlines(filter: EnquiryFilter): AsyncGenerator<EnquiryOutline[]> {
    const { condition, values } = whereOf(filter)
    return listInBatches(async ({ receivedAt, id }) => {
      // Reading is synchronous: this lets the rest of the process run in between.
      await setImmediate()
      return selectOutlinesWhere(
        `WHERE ${condition} AND (received_at, enquiry.id) < (:lastTime, :lastId)
         ORDER BY received_at DESC, enquiry.id DESC LIMIT ${outlinesPerPage}`,
        { ...values, lastTime: receivedAt, lastId: id },
      )
    }, filter.after)
  }

  /** Skips enquiries that were erased since their outlines were read. */
  function read(batch: readonly EnquiryOutline[]): EnquiryRecord[] {
    const select = database.prepare(`${selectRecords} WHERE enquiry.id = ?`)
    return batch.flatMap(({ enquiry }) => {
      const row = select.get(enquiry.id) as unknown as RecordRow | undefined
      return row ? [toRecord(row)] : []
    })
  }

  return {
    outlines,

    async *list(filter) {
      for await (const batch of outlines(filter)) {
        yield* read(batch)
        await setImmediate()
      }
    },

    find(referenceOrId) {
      const [first, last] = idRange(referenceOrId)
      const found = selectOutlinesWhere(
        `WHERE enquiry.id BETWEEN :first AND :last
         ORDER BY received_at DESC LIMIT ${maxFound}`,
        { first, last },
      )
      return Promise.resolve(read(found))
    },

    existing(ids) {
      const select = database.prepare('SELECT 1 FROM enquiry WHERE id = ?')
      return Promise.resolve(new Set(ids.filter((id) => select.get(id) !== undefined)))
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

    review(ids, review, now) {
      const set = database.prepare(`${setReview(review, now)} = ?`)
      inTransaction(database, () => {
        for (const id of ids) set.run(id)
      })
      return Promise.resolve()
    },

    cancel(ids, now) {
      const cancel = database.prepare(`${cancelWaiting(statusConditions.waiting, ':now')} = :id`)
      inTransaction(database, () => {
        for (const id of ids) cancel.run({ id, now })
      })
      return Promise.resolve()
    },

    failingDigests() {
      const rows = database.prepare(selectFailingDigests(statusConditions.waiting)).all()
      return Promise.resolve((rows as unknown as { id: string }[]).map(({ id }) => id))
    },

    purgeable(before, limit) {
      const found = selectOutlinesWhere(
        `WHERE received_at < :before AND (
           sent_at IS NOT NULL OR held = 1 AND EXISTS (
             SELECT 1 FROM delivery AS digest
             WHERE digest.id = delivery.digest_id AND digest.sent_at IS NOT NULL
           )
         ) ORDER BY received_at LIMIT :limit`,
        { before, limit },
      )
      return Promise.resolve(inBatches(found)[0] ?? [])
    },

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

    scrub: (maxBytes = Infinity) => scrub(database, maxBytes),

    retentionRuns: () => Promise.resolve(readRetentionRuns(database)),

    setRetentionRuns({ since, last }) {
      database
        .prepare('UPDATE installation SET retention_since = ?, retention_last = ?')
        .run(since, last)
      return Promise.resolve()
    },

    stats() {
      const stats = database.prepare(selectStats(statusConditions)).get()
      return Promise.resolve(stats as unknown as ArchiveStats)
    },

    emailDelays(which) {
      const [from, before, now, longerThan] = [':from', ':before', ':now', ':longerThan']
      const select = database.prepare(selectEmailDelays({ from, before, now, longerThan }))
      return Promise.resolve(select.get({ ...which }) as unknown as EmailDelays)
    },

    pageViews: (days) => Promise.resolve(readPageViews(database, days)),

    erasePageViews(before) {
      erasePageViews(database, before)
      return Promise.resolve()
    },

    close() {
      if (database.isOpen) database.close()
      return Promise.resolve()
    },
  }
}

function whereOf({ status, review, from, before, email }: EnquiryFilter) {
  const values = {
    ...(from !== undefined && { from }),
    ...(before !== undefined && { before }),
    ...(email !== undefined && { email: searchableEmail(email) }),
  }
  const conditions = [
    'true',
    ...(status ? [statusConditions[status]] : []),
    ...(review ? [reviewConditions[review]] : []),
    ...(from === undefined ? [] : ['received_at >= :from']),
    ...(before === undefined ? [] : ['received_at < :before']),
    ...(email === undefined ? [] : ['email = :email']),
  ]
  return { condition: conditions.join(' AND '), values }
}
