import type { Locale } from '@site/company/i18n/locales.ts'
import { accept, forgetContentKeys, repeatWindowMs } from './accept.ts'
import type { NewEnquiry } from './accept.ts'
import { claim, type ClaimRequest } from './claim.ts'
import type { Database, Parameter } from './database.ts'
import { reportIdAt } from './delivery-id.ts'
import type { MailboxStates } from './enquiry-record.ts'
import { createGroupCommit } from './group-commit.ts'

interface Postponement {
  dueAt: number
  error: string
  /** Left out: their states stay. */
  mailboxes?: MailboxStates
}

/** Enquiries and the state of their delivery. A rejection changed nothing, unless PostgreSQL was lost in a commit. */
export type EnquiryStore = Awaited<ReturnType<typeof createEnquiryStore>>

/** Creates the store on a migrated database. */
export async function createEnquiryStore(database: Database) {
  const [installation] = (await database.all('SELECT secret FROM installation')) as [
    { secret: string },
  ]
  const accepting = createGroupCommit(database, 'accept')
  const recording = createGroupCommit(database)
  const record = (statement: string, parameters: Parameter[]) =>
    recording.write((transaction) => transaction.run(statement, parameters))

  return {
    /** Random, created with the database and shared by everyone who uses it: 64 hex digits. */
    secret: installation.secret,

    /** Stores an enquiry, either due for delivery at once or held. Resolves when it is safely on disk. */
    accept: (enquiry: NewEnquiry) => accepting.write((transaction) => accept(transaction, enquiry)),

    /** Removes the content keys that are older than `repeatWindowMs`. */
    forgetContentKeys: (now: number) => database.run(forgetContentKeys, [now - repeatWindowMs]),

    /** Claims due deliveries, one batch at most (`inBatches`), until `leaseUntil`; after a crash they are claimed again. */
    claim: (request: ClaimRequest) =>
      database.transaction((transaction) => claim(transaction, request), 'claim'),

    /** Ends a delivery: the mail server has accepted the email. */
    markDelivered: (id: string, sentAt: number) =>
      record('UPDATE delivery SET sent_at = $1, last_error = NULL, refused = NULL WHERE id = $2', [
        sentAt,
        id,
      ]),

    /** Schedules the next attempt and stores the error for the owner, unless the delivery has ended otherwise. */
    postpone: (id: string, { dueAt, error, mailboxes }: Postponement) =>
      record(
        `UPDATE delivery SET due_at = $1, last_error = $2, accepted = coalesce($3, accepted),
           refused = coalesce($4, refused)
         WHERE id = $5 AND sent_at IS NULL`,
        [dueAt, error, toJson(mailboxes?.accepted), toJson(mailboxes?.refused), id],
      ),

    /** Extends claims whose attempts take long. */
    renew: (ids: string[], leaseUntil: number) =>
      database.run(
        `UPDATE delivery SET due_at = $1 WHERE sent_at IS NULL AND id ${database.inList('$2')}`,
        [leaseUntil, ids],
      ),

    /** Releases claims that were not attempted; they do not count as attempts. */
    release: (ids: string[], dueAt: number) =>
      database.run(
        `UPDATE delivery SET due_at = $1, attempts = attempts - 1 WHERE id ${database.inList('$2')}`,
        [dueAt, ids],
      ),

    /** How many emails are waiting, and since when the oldest of them, and how many enquiries are held. */
    async outbox() {
      const [state] = (await database.all(
        `SELECT count(*) AS waiting, min(queued_at) AS oldest,
           (SELECT count(*) FROM delivery WHERE held = true) AS held
         FROM delivery WHERE sent_at IS NULL AND held = false`,
      )) as [{ waiting: number; oldest: number | null; held: number }]
      return state
    },

    /** Queues the weekly report of a Monday, unless it has been queued before. */
    queueReport: (dueAt: number, now: number) =>
      database.run(
        `INSERT INTO delivery (id, queued_at, due_at) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO NOTHING`,
        [reportIdAt(dueAt), now, dueAt],
      ),

    /** Adds to the totals of page views, one instance at a time: two that update the same rows could deadlock. */
    addPageViews: (counts: readonly PageViews[]) =>
      database.transaction(async (transaction) => {
        for (const { day, page, locale, fromOutside, views } of counts) {
          await transaction.run(
            `INSERT INTO page_views (day, page, locale, from_outside, views)
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (day, page, locale, from_outside)
             DO UPDATE SET views = page_views.views + excluded.views`,
            [day, page, locale, fromOutside, views],
          )
        }
      }, 'count'),

    /** Makes a commit, to find out whether an enquiry could be stored now. */
    check: (now: number) =>
      accepting.write((transaction) =>
        transaction.run('UPDATE installation SET checked_at = $1', [now]),
      ),

    /** Finishes what was started and closes; later calls reject, except another `close`. */
    async close(): Promise<void> {
      await Promise.all([accepting.idle(), recording.idle()])
      await database.close()
    },
  }
}

/** `null` when nothing is known, which changes nothing: what has been accepted or refused stays so. */
const toJson = (states: object | undefined): string | null =>
  states && Object.keys(states).length > 0 ? JSON.stringify(states) : null

/** How often a page was opened on one day. Only a total: it identifies no visitor. */
export interface PageViews {
  day: string
  /** A `SitePage`, or a page that has since been removed. */
  page: string
  locale: Locale
  /** Opened from elsewhere rather than from another page of the site. */
  fromOutside: boolean
  views: number
}
