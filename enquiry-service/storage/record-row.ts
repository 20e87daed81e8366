import type { DeliveryStatus, EnquiryOutline, EnquiryRecord, Review } from './enquiry-archive.ts'
import { enquiryColumns, toStoredEnquiry, type EnquiryRow } from './enquiry-row.ts'

/** The state of an enquiry's email, as both databases return it. */
interface MailStateRow {
  due_at: number
  attempts: number
  sent_at: number | null
  last_error: string | null
  /** SQLite has no booleans. */
  held: boolean | 0 | 1
  digest_id: string | null
}

/** An enquiry with the state of its email. */
export interface RecordRow extends EnquiryRow, MailStateRow {
  answered_at: number | null
}

/** The same without what the visitor wrote, but with its size in bytes. */
export interface OutlineRow extends Omit<EnquiryRow, 'payload'>, MailStateRow {
  size: number
}

const mailState = 'due_at, attempts, sent_at, last_error, held, digest_id'
const tables = 'FROM enquiry JOIN delivery USING (id)'

/** Conditions and an order follow. */
export const selectRecords = `SELECT ${enquiryColumns}, answered_at, ${mailState} ${tables}`

/**
 * Conditions and an order follow. Uses only columns of all versions, because backups are not
 * migrated.
 */
export const selectOutlines = `SELECT enquiry.id, received_at, locale, mark,
    octet_length(payload) AS size, ${mailState}
  ${tables}`

/**
 * The condition for each status, worded so that the database uses its index. A cancelled email
 * keeps its last error; a delivered one has none. So even an old backup can tell them apart.
 */
export type StatusConditions = Record<DeliveryStatus, string>

/** The condition for each review, the same in both databases. */
export const reviewConditions: Record<Review, string> = {
  new: 'answered_at IS NULL AND mark IS NULL',
  answered: 'answered_at IS NOT NULL',
  spam: 'answered_at IS NULL AND mark IS NOT NULL',
}

/** The same rule for a record: an answered one is no longer spam. */
export function reviewOf({ enquiry, answeredAt }: EnquiryRecord): Review {
  if (answeredAt !== null) return 'answered'
  return enquiry.mark === null ? 'new' : 'spam'
}

export function toRecord(row: RecordRow): EnquiryRecord {
  return { enquiry: toStoredEnquiry(row), answeredAt: row.answered_at, ...toMailState(row) }
}

export function toOutline(row: OutlineRow): EnquiryOutline {
  const { id, received_at, locale, mark, size } = row
  return { enquiry: { id, receivedAt: received_at, locale, mark }, size, ...toMailState(row) }
}

function toMailState(row: MailStateRow) {
  return {
    status: statusOf(row),
    attempts: row.attempts,
    dueAt: row.due_at,
    sentAt: row.sent_at,
    lastError: row.last_error,
    digestId: row.digest_id,
  }
}

function statusOf({ held, sent_at, last_error }: MailStateRow): DeliveryStatus {
  if (held) return 'held'
  if (sent_at === null) return 'waiting'
  return last_error === null ? 'delivered' : 'cancelled'
}

/** Implements `EnquiryArchive.review`; the ids follow. */
export function setReview(review: Review, now: number): string {
  const changes: Record<Review, string> = {
    new: 'answered_at = NULL, mark = NULL',
    answered: `answered_at = ${now}`,
    spam: "answered_at = NULL, mark = coalesce(mark, 'owner')",
  }
  return `UPDATE enquiry SET ${changes[review]} WHERE id`
}

/** Implements `EnquiryArchive.cancel`; the ids follow. */
export const cancelWaiting = (waiting: string, now: string) =>
  `UPDATE delivery SET sent_at = ${now}, last_error = coalesce(last_error, '')
   WHERE ${waiting} AND id`

/** Selects the ids of `failingDigests`. */
export const selectFailingDigests = (waiting: string) =>
  `SELECT id FROM delivery
   WHERE ${waiting} AND attempts > 0 AND (id LIKE 'digest-%' OR id LIKE 'report-%')`

/** Selects the single row of `EmailDelays`. Leaves out held emails, which waited for the owner. */
export const selectEmailDelays = (
  values: Record<'from' | 'before' | 'now' | 'longerThan', string>,
) =>
  `SELECT count(*) AS count, coalesce(max(delay), 0) AS "longestMs" FROM (
     SELECT coalesce(sent_at, ${values.now}) - queued_at AS delay FROM delivery
     WHERE digest_id IS NULL AND queued_at >= ${values.from} AND queued_at < ${values.before}
   ) AS delays WHERE delay > ${values.longerThan}`

/** Selects the single row of `ArchiveStats`. */
export function selectStats({ waiting, delivered, cancelled, held }: StatusConditions): string {
  const count = (condition: string) =>
    `(SELECT count(*) FROM delivery JOIN enquiry USING (id) WHERE ${condition})`
  return `SELECT (SELECT count(*) FROM enquiry) AS total,
    ${count(waiting)} AS waiting,
    ${count(delivered)} AS delivered,
    ${count(cancelled)} AS cancelled,
    ${count(held)} AS held,
    (SELECT count(*) FROM enquiry WHERE ${reviewConditions.new}) AS new,
    (SELECT count(*) FROM enquiry WHERE ${reviewConditions.answered}) AS answered,
    (SELECT count(*) FROM enquiry WHERE ${reviewConditions.spam}) AS spam,
    (SELECT min(received_at) FROM enquiry) AS oldest,
    (SELECT max(received_at) FROM enquiry) AS newest`
}
