import { toStoredEnquiry, type EnquiryRow } from './record-row.ts'
import type { DeliveryContent } from './enquiry-store.ts'
import { parseSummary } from './enquiry-summary.ts'

/*
 * What a claim has read. A row that cannot be parsed must not fail the transaction: the same row
 * would be claimed first again, and no email would ever be sent.
 */

/** The content of the email about one enquiry. */
export function enquiryContent(row: EnquiryRow): DeliveryContent {
  try {
    return { kind: 'enquiry', enquiry: toStoredEnquiry(row) }
  } catch {
    return { kind: 'unreadable' }
  }
}

/** The content of a digest, of which `rows` are the first enquiries. */
export function digestContent(
  digestAt: number,
  count: number,
  rows: { id: string; summary: string }[],
): DeliveryContent {
  try {
    const enquiries = rows.map(({ id, summary }) => ({ id, ...parseSummary(summary) }))
    return { kind: 'digest', digestAt, count, enquiries }
  } catch {
    return { kind: 'unreadable' }
  }
}
