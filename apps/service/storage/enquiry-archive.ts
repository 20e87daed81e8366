import { inBatches } from './batches.ts'
import type { Database, Parameter } from './database.ts'
import { selectKeys, selectRecords, toMailboxStates, toRecord } from './enquiry-record.ts'
import type {
  DeliveryStatus,
  EnquiryKey,
  EnquiryRecord,
  MailboxesRow,
  RecordRow,
  Review,
  View,
} from './enquiry-record.ts'
import type { PageViews } from './enquiry-store.ts'
import { searchableEmail, searchTerms } from './searchable-text.ts'

/** Where a list continues: after the enquiry with this time and id. */
export type ListCursor = Pick<EnquiryKey, 'receivedAt' | 'id'>

/** Selects enquiries; whatever is left out matches any. */
export interface EnquiryFilter {
  view?: View
  after?: ListCursor | undefined
  /** Received from this time on, and before the other one. */
  from?: number
  before?: number
  email?: string
  /** Words of a name, address, reference or text, in any order and spelling, or a phone number. */
  search?: string
  /** Aborted when nobody needs the list any more: reading it then ends with an error. */
  reader?: AbortSignal
}

export interface ArchiveStats extends Record<View, number> {
  /** Held ones that are new, so that the owner has not seen them. */
  heldNew: number
}

/** The most that `find` returns: clients choose the ids, so many may share a beginning. */
export const maxFound = 10

/** How many enquiries a search looks through at a time. */
const enquiriesPerPage = 100

/** Worded as in the partial indexes. A cancelled email keeps its last error; a delivered one has none. */
const statusConditions: Record<DeliveryStatus, string> = {
  waiting: 'sent_at IS NULL AND held = false',
  held: 'held = true',
  delivered: 'sent_at IS NOT NULL AND last_error IS NULL',
  cancelled: 'sent_at IS NOT NULL AND last_error IS NOT NULL',
}
const { waiting, held } = statusConditions

const viewConditions: Record<View, string> = {
  new: 'answered_at IS NULL AND mark IS NULL',
  answered: 'answered_at IS NOT NULL',
  spam: 'answered_at IS NULL AND mark IS NOT NULL',
  waiting,
  held,
  all: 'true',
}

/** The owner's access to enquiries, alongside a running service. Changes are on disk when a method resolves. */
export type EnquiryArchive = ReturnType<typeof createEnquiryArchive>

/** Creates the archive on a migrated database. */
export function createEnquiryArchive(database: Database) {
  /** The parameters of the conditions start at `$3`. */
  function buildConditions({ view = 'all', from, before, email, search }: EnquiryFilter) {
    const parameters: Parameter[] = []
    const parameter = (value: Parameter) => `$${parameters.push(value) + 2}`
    const conditions = [
      viewConditions[view],
      ...(from === undefined ? [] : [`received_at >= ${parameter(from)}`]),
      ...(before === undefined ? [] : [`received_at < ${parameter(before)}`]),
      ...(email === undefined ? [] : [`email = ${parameter(searchableEmail(email))}`]),
    ].join(' AND ')
    const isMatch = search ? searchCondition(search, parameter) : 'true'
    return { conditions, isMatch, parameters }
  }

  /** Skips enquiries that were erased since their ids were read. */
  async function read(ids: readonly string[]): Promise<EnquiryRecord[]> {
    const rows = await database.all<RecordRow>(
      `${selectRecords} WHERE enquiry.id ${database.inList('$1')}
       ORDER BY received_at DESC, enquiry.id DESC`,
      [ids],
    )
    return rows.map(toRecord)
  }

  return {
    /** Newest first; read in batches, so that any number of enquiries fits into memory. */
    async *list(filter: EnquiryFilter): AsyncGenerator<EnquiryRecord> {
      const { conditions, isMatch, parameters } = buildConditions(filter)
      let cursor: ListCursor = filter.after ?? { receivedAt: Number.MAX_SAFE_INTEGER, id: '' }
      for (;;) {
        filter.reader?.throwIfAborted()
        // A search does not filter here: SQLite is synchronous, so looking for the next match would block the process.
        const page = await database.all<ListCursor & { size: number; isMatch: unknown }>(
          `SELECT enquiry.id, received_at AS "receivedAt", octet_length(payload) AS size,
             (${isMatch}) AS "isMatch"
           FROM enquiry JOIN delivery USING (id)
           WHERE (received_at, enquiry.id) < ($1, $2) AND ${conditions}
           ORDER BY received_at DESC, enquiry.id DESC LIMIT ${enquiriesPerPage}`,
          [cursor.receivedAt, cursor.id, ...parameters],
        )
        for (const batch of inBatches(page.filter((row) => row.isMatch))) {
          yield* await read(batch.map(({ id }) => id))
        }
        const last = page.at(-1)
        if (!last || page.length < enquiriesPerPage) return
        cursor = last
      }
    },

    /** The enquiries from an email address, in any spelling. */
    from: (email: string): Promise<EnquiryKey[]> =>
      database.all(`${selectKeys} WHERE email = $1 ORDER BY received_at DESC`, [
        searchableEmail(email),
      ]),

    /** Enquiries whose reference or id begins like this, newest first: rarely more than one, at most `maxFound`. */
    async find(referenceOrId: string): Promise<EnquiryRecord[]> {
      const start = referenceOrId.trim().toLowerCase()
      const found = await database.all<RecordRow>(
        `${selectRecords} WHERE enquiry.id BETWEEN $1 AND $2
         ORDER BY received_at DESC LIMIT ${maxFound}`,
        [start, idRangeEnd(start)],
      )
      return found.map(toRecord)
    },

    /** Queues emails, also delivered or held ones, unless their status is another by now. @returns how many were queued */
    async send(ids: readonly string[] | 'all', status: DeliveryStatus, now: number) {
      const queued = await database.transaction((transaction) =>
        transaction.all(
          `UPDATE delivery SET due_at = $1, sent_at = NULL, held = false, refused = NULL,
             accepted = CASE WHEN ${waiting} THEN accepted END,
             queued_at = CASE WHEN ${waiting} THEN queued_at ELSE $1 END
           WHERE ${statusConditions[status]}
             AND ${ids === 'all' ? 'summary IS NOT NULL' : `id ${database.inList('$2')}`}
           RETURNING id`,
          ids === 'all' ? [now] : [now, ids],
        ),
      )
      return queued.length
    },

    /** What only the owner calls spam gets the mark `owner`, which `answered` removes; `new` removes any mark. */
    async review(
      ids: readonly string[],
      review: Review,
      now: number,
      answeredBy: string | null = null,
    ): Promise<void> {
      const changes: Record<Review, string> = {
        new: 'answered_at = NULL, mark = NULL',
        answered: `answered_at = ${now}, mark = nullif(mark, 'owner')`,
        spam: "answered_at = NULL, mark = coalesce(mark, 'owner')",
      }
      await database.run(
        `UPDATE enquiry SET ${changes[review]}, answered_by = $2
         WHERE id ${database.inList('$1')}`,
        [ids, answeredBy],
      )
    },

    /** Replaces the note about an enquiry at `now`; an empty one removes it. */
    saveNote: (id: string, note: string, now: number): Promise<void> =>
      database.run('UPDATE enquiry SET note = $1, noted_at = $2 WHERE id = $3', [
        note || null,
        note ? now : null,
        id,
      ]),

    /** Cancels waiting emails at `now`; what has been delivered in the meantime stays delivered. */
    cancel: (ids: readonly string[], now: number): Promise<void> =>
      database.run(
        `UPDATE delivery SET sent_at = $1, last_error = coalesce(last_error, '')
         WHERE ${waiting} AND id ${database.inList('$2')}`,
        [now, ids],
      ),

    /** The ids of digests and weekly reports that were attempted, but not delivered. */
    async unsentDigests(): Promise<string[]> {
      const rows = await database.all<{ id: string }>(
        `SELECT id FROM delivery
         WHERE ${waiting} AND attempts > 0 AND (id LIKE 'digest-%' OR id LIKE 'report-%')`,
      )
      return rows.map(({ id }) => id)
    },

    /** Enquiries received before a time, and emailed to at least one mailbox, cancelled, or listed in such a digest. */
    purgeable: (before: number, limit: number): Promise<EnquiryKey[]> =>
      database.all(
        `${selectKeys} WHERE received_at < $1 AND (
           ${reached('delivery')} OR ${held} AND EXISTS (
             SELECT 1 FROM delivery AS digest
             WHERE digest.id = delivery.digest_id AND ${reached('digest')}
           )
         ) ORDER BY received_at LIMIT $2`,
        [before, limit],
      ),

    /** Removes enquiries and all that belongs to them from the database. `scrub` removes the traces. */
    erase: (ids: readonly string[]): Promise<void> =>
      database.transaction(async (transaction) => {
        for (const table of ['delivery', 'enquiry']) {
          await transaction.run(`DELETE FROM ${table} WHERE id ${database.inList('$1')}`, [ids])
        }
      }),

    /** See `Database`. What was erased stays erased where it fails. */
    scrub: (): Promise<void> => database.scrub(),

    async stats(): Promise<ArchiveStats> {
      const count = (condition: string, rows = 'enquiry') =>
        `(SELECT count(*) FROM ${rows} WHERE ${condition})`
      const joined = 'delivery JOIN enquiry USING (id)'
      const [stats] = (await database.all<ArchiveStats>(
        `SELECT ${count(viewConditions.all)} AS "all",
           ${count(viewConditions.new)} AS new,
           ${count(viewConditions.answered)} AS answered,
           ${count(viewConditions.spam)} AS spam,
           ${count(waiting, joined)} AS waiting,
           ${count(held, joined)} AS held,
           ${count(`${held} AND ${viewConditions.new}`, joined)} AS "heldNew"`,
      )) as [ArchiveStats]
      return stats
    },

    /** The mailboxes that have refused waiting emails, each with how many. */
    async refusedMailboxes(): Promise<Map<string, number>> {
      const rows = await database.all<MailboxesRow>(
        `SELECT accepted, refused FROM delivery WHERE ${waiting} AND refused IS NOT NULL`,
      )
      const counts = new Map<string, number>()
      for (const { accepted, refused } of rows.map(toMailboxStates)) {
        for (const address of Object.keys(refused).filter((key) => accepted[key] === undefined)) {
          counts.set(address, (counts.get(address) ?? 0) + 1)
        }
      }
      return counts
    },

    /** The totals of page views by day, page and language, from a day such as `2026-11-22` until before another. */
    async pageViews({ from, before }: { from: string; before: string }): Promise<PageViews[]> {
      const rows = await database.all<Omit<PageViews, 'fromOutside'> & { fromOutside: unknown }>(
        `SELECT day, page, locale, from_outside AS "fromOutside", views FROM page_views
         WHERE day >= $1 AND day < $2 ORDER BY day, page, locale, from_outside`,
        [from, before],
      )
      // SQLite has no booleans.
      return rows.map((row) => ({ ...row, fromOutside: Boolean(row.fromOutside) }))
    },

    /** Deletes the totals of the days before this one, such as `2026-11-22`. */
    erasePageViews: (before: string): Promise<void> =>
      database.run('DELETE FROM page_views WHERE day < $1', [before]),

    close: (): Promise<void> => database.close(),
  }
}

/** Whether an email, in a table of this name, has ended or is in one mailbox at least. */
const reached = (table: string) => `(${table}.sent_at IS NOT NULL OR ${table}.accepted IS NOT NULL)`

function searchCondition(search: string, parameter: (value: Parameter) => string): string {
  const { words, phone, references } = searchTerms(search)
  const contains = (pattern: string) => String.raw`search LIKE ${parameter(pattern)} ESCAPE '\'`
  return [
    words.map(contains).join(' AND ') || 'true',
    ...(phone === null ? [] : [contains(phone)]),
    ...references.map(
      (start) => `enquiry.id BETWEEN ${parameter(start)} AND ${parameter(idRangeEnd(start))}`,
    ),
  ].join(' OR ')
}

/** Ids consist of hex digits and dashes, which all sort before "g". */
const idRangeEnd = (start: string) => `${start}g`
