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

/** An answered enquiry is no longer spam. */
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
