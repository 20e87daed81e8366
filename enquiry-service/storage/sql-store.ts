import { accept } from './accept.ts'
import { claim } from './claim.ts'
import type { Database, Parameter } from './database.ts'
import { reportIdAt } from './delivery-id.ts'
import type { EnquiryStore, OutboxState } from './enquiry-store.ts'
import { createGroupCommit } from './group-commit.ts'
import type { PageViews } from './page-views.ts'

/** Makes a store of a database with the tables of the service. */
export function sqlStore(database: Database, secret: string): EnquiryStore {
  const accepting = createGroupCommit(database, 'accept')
  const recording = createGroupCommit(database)
  const record = (statement: string, parameters: Parameter[]) =>
    recording.write((transaction) => transaction.run(statement, parameters))

  return {
    secret,
    accept: (enquiry) => accepting.write((transaction) => accept(transaction, enquiry)),

    claim: (request) =>
      database.transaction(async (transaction) => {
        await transaction.lock('claim')
        return claim(transaction, request)
      }),

    markDelivered: (id, sentAt) =>
      record('UPDATE delivery SET sent_at = $1, last_error = NULL WHERE id = $2', [sentAt, id]),

    postpone: (id, { dueAt, error }) =>
      record('UPDATE delivery SET due_at = $1, last_error = $2 WHERE id = $3 AND sent_at IS NULL', [
        dueAt,
        error,
        id,
      ]),

    release: (ids, dueAt) =>
      database.run(
        `UPDATE delivery SET due_at = $1, attempts = attempts - 1 WHERE id ${database.inList('$2')}`,
        [dueAt, ids],
      ),

    async outbox() {
      const [state] = (await database.all<OutboxState>(
        `SELECT count(*) AS waiting, min(queued_at) AS oldest,
           (SELECT count(*) FROM delivery WHERE held = true) AS held
         FROM delivery WHERE sent_at IS NULL AND held = false`,
      )) as [OutboxState]
      return state
    },

    queueReport: (dueAt, now) =>
      database.run(
        `INSERT INTO delivery (id, queued_at, due_at) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO NOTHING`,
        [reportIdAt(dueAt), now, dueAt],
      ),

    addPageViews: (counts) =>
      database.transaction(async (transaction) => {
        for (const { day, page, locale, fromOutside, views } of inLockOrder(counts)) {
          await transaction.run(
            `INSERT INTO page_views (day, page, locale, from_outside, views)
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (day, page, locale, from_outside)
             DO UPDATE SET views = page_views.views + excluded.views`,
            [day, page, locale, fromOutside, views],
          )
        }
      }),

    check: (now) => database.run('UPDATE installation SET checked_at = $1', [now]),

    async close() {
      await Promise.all([accepting.idle(), recording.idle()])
      await database.close()
    },
  }
}

/** Instances that update the same rows in different orders would deadlock. */
function inLockOrder(counts: readonly PageViews[]): PageViews[] {
  const keyOf = ({ day, page, locale, fromOutside }: PageViews) =>
    [day, page, locale, fromOutside].join(' ')
  return counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}
