import type { DeliveryStatus, EnquiryRecord } from './enquiry-archive.ts'
import { enquiryColumns, toStoredEnquiry, type EnquiryRow } from './enquiry-row.ts'

/** An enquiry with the state of its mail, as both databases return it. */
export interface RecordRow extends EnquiryRow {
  due_at: number
  attempts: number
  sent_at: number | null
  last_error: string | null
  /** SQLite has numbers for it. */
  held: boolean | 0 | 1
  digest_id: string | null
}

/** Conditions and an order follow. */
export const selectRecords = `SELECT ${enquiryColumns}, due_at, attempts, sent_at, last_error, held, digest_id
  FROM enquiry JOIN delivery USING (id)`

/** A condition for each status, in the words by which the database finds the index for it. */
export type StatusConditions = Record<DeliveryStatus, string>

export function toRecord(row: RecordRow): EnquiryRecord {
  return {
    enquiry: toStoredEnquiry(row),
    status: row.held ? 'held' : row.sent_at === null ? 'waiting' : 'delivered',
    attempts: row.attempts,
    dueAt: row.due_at,
    sentAt: row.sent_at,
    lastError: row.last_error,
    digestId: row.digest_id,
  }
}

/** Asks for the one row of `ArchiveStats`. */
export function selectStats({ waiting, delivered, held }: StatusConditions): string {
  const count = (condition: string) =>
    `(SELECT count(*) FROM delivery JOIN enquiry USING (id) WHERE ${condition})`
  return `SELECT (SELECT count(*) FROM enquiry) AS total,
    ${count(waiting)} AS waiting,
    ${count(delivered)} AS delivered,
    ${count(held)} AS held,
    (SELECT count(*) FROM enquiry WHERE mark IS NOT NULL) AS marked,
    (SELECT min(received_at) FROM enquiry) AS oldest,
    (SELECT max(received_at) FROM enquiry) AS newest`
}
