import type { DeliveryStatus, EnquiryOutline, EnquiryRecord, Review } from './enquiry-archive.ts'
import { emptyValues, type FormValues } from '../../enquiry-contract/form-values.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { SpamMark, StoredEnquiry } from './enquiry-store.ts'

/** Only the service writes these rows, so they are not validated. */
export interface EnquiryRow {
  id: string
  received_at: number
  locale: Locale
  mark: SpamMark | null
  /** What the visitor wrote, as JSON (`readStoredValues`). */
  payload: string
}

export const enquiryColumns = 'enquiry.id, received_at, locale, mark, payload'

/** An enquiry from its row in the database. */
export function toStoredEnquiry(row: EnquiryRow): StoredEnquiry {
  const { id, received_at, locale, mark, payload } = row
  return { id, receivedAt: received_at, locale, mark, values: readStoredValues(payload) }
}

/**
 * Parses the stored values. Fields that were added to the form later are empty. What cannot be
 * parsed is shown as it is: an error would stop every list and every email.
 */
export function readStoredValues(json: string): FormValues {
  try {
    return { ...emptyValues, ...(JSON.parse(json) as Partial<FormValues>) }
  } catch {
    return { ...emptyValues, message: json }
  }
}

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

/** Conditions and an order follow. `isMatch` is a condition for a column of the same name. */
export const selectOutlines = (isMatch = 'true') => `SELECT enquiry.id, received_at, locale, mark,
    octet_length(payload) AS size, ${mailState}, (${isMatch}) AS is_match
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
