import { inBatches } from './batches.ts'
import type { Database, Parameter } from './database.ts'
import {
  maxFound,
  type ArchiveStats,
  type RetentionRuns,
  type DeliveryStatus,
  type EnquiryArchive,
  type EnquiryFilter,
  type EnquiryOutline,
  type EnquiryRecord,
  type ListPlace,
  type Review,
} from './enquiry-archive.ts'
import type { PageViews } from './page-views.ts'
import {
  selectOutlines,
  selectRecords,
  toMailboxStates,
  toOutline,
  toRecord,
  type MailboxesRow,
  type OutlineRow,
  type RecordRow,
} from './record-row.ts'
import { searchableEmail } from './searchable-email.ts'
import { searchTerms } from './searchable-text.ts'

/** How many outlines are read at a time; each is short. A search looks through as many at a time. */
const outlinesPerPage = 100

/** The condition for each review. */
const reviewConditions: Record<Review, string> = {
  new: 'answered_at IS NULL AND mark IS NULL',
  answered: 'answered_at IS NOT NULL',
  spam: 'answered_at IS NULL AND mark IS NOT NULL',
}

/**
 * The condition for each status, worded as in the partial indexes. A cancelled email keeps its last
 * error; a delivered one has none.
 */
const statusConditions: Record<DeliveryStatus, string> = {
  waiting: 'sent_at IS NULL AND held = false',
  held: 'held = true',
  delivered: 'sent_at IS NOT NULL AND last_error IS NULL',
  cancelled: 'sent_at IS NOT NULL AND last_error IS NOT NULL',
}
const { waiting, held } = statusConditions

/**
 * Makes an archive of a database with the tables of the service.
 * @param scrub implements `EnquiryArchive.scrub`
 */
export function sqlArchive(database: Database, scrub: EnquiryArchive['scrub']): EnquiryArchive {
  async function* outlines(filter: EnquiryFilter): AsyncGenerator<EnquiryOutline[]> {
    const { conditions, isMatch, parameters } = whereOf(filter)
    let place: ListPlace = filter.after ?? { receivedAt: Number.MAX_SAFE_INTEGER, id: '' }
    for (;;) {
      filter.reader?.throwIfAborted()
      // Does not leave out what a search does not find: looking for the next match through all enquiries
      // at once would block the process, because SQLite is synchronous.
      const page = await database.all<OutlineRow & { is_match: boolean | 0 | 1 }>(
        `${selectOutlines(isMatch)}
         WHERE (received_at, enquiry.id) < ($1, $2) AND ${conditions}
         ORDER BY received_at DESC, enquiry.id DESC LIMIT ${outlinesPerPage}`,
        [place.receivedAt, place.id, ...parameters],
      )
      yield* inBatches(page.filter((row) => row.is_match).map(toOutline))
      const last = page.at(-1)
      if (!last || page.length < outlinesPerPage) return
      place = { receivedAt: last.received_at, id: last.id }
    }
  }

  /** The parameters of the conditions start at `$3`. */
  function whereOf({ status, review, from, before, email, search }: EnquiryFilter) {
    const parameters: Parameter[] = []
    const parameter = (value: Parameter) => `$${parameters.push(value) + 2}`
    const conditions = [
      'true',
      ...(status ? [statusConditions[status]] : []),
      ...(review ? [reviewConditions[review]] : []),
      ...(from === undefined ? [] : [`received_at >= ${parameter(from)}`]),
      ...(before === undefined ? [] : [`received_at < ${parameter(before)}`]),
      ...(email === undefined ? [] : [`email = ${parameter(searchableEmail(email))}`]),
    ].join(' AND ')
    const isMatch = search ? matches(search, parameter) : 'true'
    return { conditions, isMatch, parameters }
  }

  /** Skips enquiries that were erased since their outlines were read. */
  async function read(batch: readonly EnquiryOutline[]): Promise<EnquiryRecord[]> {
    const rows = await database.all<RecordRow>(
      `${selectRecords} WHERE enquiry.id ${database.inList('$1')}
       ORDER BY received_at DESC, enquiry.id DESC`,
      [batch.map(({ enquiry }) => enquiry.id)],
    )
    return rows.map(toRecord)
  }

  return {
    outlines,

    async *list(filter) {
      for await (const batch of outlines(filter)) yield* await read(batch)
    },

    async find(referenceOrId) {
      const start = referenceOrId.trim().toLowerCase()
      const found = await database.all<OutlineRow>(
        `${selectOutlines()} WHERE enquiry.id BETWEEN $1 AND $2
         ORDER BY received_at DESC LIMIT ${maxFound}`,
        [start, afterAllIdsWith(start)],
      )
      return read(found.map(toOutline))
    },

    async send(ids, status, now) {
      await database.run(
        `UPDATE delivery SET due_at = $1, sent_at = NULL, held = false, refused = NULL,
           accepted = CASE WHEN ${waiting} THEN accepted END,
           queued_at = CASE WHEN ${waiting} THEN queued_at ELSE $1 END
         WHERE ${statusConditions[status]} AND id ${database.inList('$2')}`,
        [now, ids],
      )
    },

    async review(ids, review, now) {
      const changes: Record<Review, string> = {
        new: 'answered_at = NULL, mark = NULL',
        answered: `answered_at = ${now}, mark = nullif(mark, 'owner')`,
        spam: "answered_at = NULL, mark = coalesce(mark, 'owner')",
      }
      await database.run(
        `UPDATE enquiry SET ${changes[review]} WHERE id ${database.inList('$1')}`,
        [ids],
      )
    },

    async cancel(ids, now) {
      await database.run(
        `UPDATE delivery SET sent_at = $1, last_error = coalesce(last_error, '')
         WHERE ${waiting} AND id ${database.inList('$2')}`,
        [now, ids],
      )
    },

    async unsentDigests() {
      const rows = await database.all<{ id: string }>(
        `SELECT id FROM delivery
         WHERE ${waiting} AND attempts > 0 AND (id LIKE 'digest-%' OR id LIKE 'report-%')`,
      )
      return rows.map(({ id }) => id)
    },

    async purgeable(before, limit) {
      const found = await database.all<OutlineRow>(
        `${selectOutlines()} WHERE received_at < $1 AND (
           ${reached('delivery')} OR ${held} AND EXISTS (
             SELECT 1 FROM delivery AS digest
             WHERE digest.id = delivery.digest_id AND ${reached('digest')}
           )
         ) ORDER BY received_at LIMIT $2`,
        [before, limit],
      )
      return inBatches(found.map(toOutline))[0] ?? []
    },

    erase: (ids) =>
      database.transaction(async (transaction) => {
        for (const table of ['delivery', 'enquiry']) {
          await transaction.run(`DELETE FROM ${table} WHERE id ${database.inList('$1')}`, [ids])
        }
      }),

    scrub,

    async retentionRuns() {
      const [runs] = await database.all<RetentionRuns>(
        `SELECT retention_since AS since, retention_last AS last FROM installation
         WHERE retention_since IS NOT NULL AND retention_last IS NOT NULL`,
      )
      return runs ?? null
    },

    async setRetentionRuns({ since, last }) {
      await database.run('UPDATE installation SET retention_since = $1, retention_last = $2', [
        since,
        last,
      ])
    },

    async stats() {
      const count = (condition: string) =>
        `(SELECT count(*) FROM delivery JOIN enquiry USING (id) WHERE ${condition})`
      const [stats] = (await database.all<ArchiveStats>(
        `SELECT (SELECT count(*) FROM enquiry) AS total,
           ${count(waiting)} AS waiting,
           ${count(held)} AS held,
           ${count(`${held} AND ${reviewConditions.new}`)} AS "heldNew",
           (SELECT count(*) FROM enquiry WHERE ${reviewConditions.new}) AS new,
           (SELECT count(*) FROM enquiry WHERE ${reviewConditions.answered}) AS answered,
           (SELECT count(*) FROM enquiry WHERE ${reviewConditions.spam}) AS spam`,
      )) as [ArchiveStats]
      return stats
    },

    async refusedMailboxes() {
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

    async pageViews({ from, before }) {
      // SQLite has no booleans.
      const rows = await database.all<
        Omit<PageViews, 'fromOutside'> & { fromOutside: boolean | 0 | 1 }
      >(
        `SELECT day, page, locale, from_outside AS "fromOutside", views FROM page_views
         WHERE day >= $1 AND day < $2 ORDER BY day, page, locale, from_outside`,
        [from, before],
      )
      return rows.map((row) => ({ ...row, fromOutside: Boolean(row.fromOutside) }))
    },

    async erasePageViews(before) {
      await database.run('DELETE FROM page_views WHERE day < $1', [before])
    },

    close: () => database.close(),
  }
}

/** Whether an email, in a table of this name, has ended or is in one mailbox at least. */
const reached = (table: string) => `(${table}.sent_at IS NOT NULL OR ${table}.accepted IS NOT NULL)`

/** Whether a search finds an enquiry. */
function matches(search: string, parameter: (value: Parameter) => string): string {
  const { words, phone, references } = searchTerms(search)
  const contains = (pattern: string) => String.raw`search LIKE ${parameter(pattern)} ESCAPE '\'`
  return [
    words.map(contains).join(' AND ') || 'true',
    ...(phone === null ? [] : [contains(phone)]),
    ...references.map(
      (start) => `enquiry.id BETWEEN ${parameter(start)} AND ${parameter(afterAllIdsWith(start))}`,
    ),
  ].join(' OR ')
}

/** Ids consist of hex digits and dashes, which all sort before "g". */
const afterAllIdsWith = (start: string) => `${start}g`
