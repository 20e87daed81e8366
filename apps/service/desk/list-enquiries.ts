import type { EnquiryArchive, ListCursor } from '../storage/enquiry-archive.ts'
import { type EnquiryRecord, type Review, reviewOf } from '../storage/enquiry-record.ts'
import { type EnquirySummary, summaryOf } from '../storage/enquiry-summary.ts'
import type { ListQuery } from './list-url.ts'

/** One row of the list. */
export interface ListEntry extends EnquirySummary, Pick<EnquiryRecord, 'status'> {
  id: string
  receivedAt: number
  review: Review
}

/** A page of the list. */
export interface EnquiryList {
  entries: ListEntry[]
  /** Where the list continues; `null` at its end. */
  next: ListCursor | null
}

export const entriesPerPage = 25

/** One page of the list, newest first. */
export async function listEnquiries(
  archive: Pick<EnquiryArchive, 'list'>,
  query: ListQuery,
): Promise<EnquiryList> {
  const entries: ListEntry[] = []
  for await (const record of archive.list(query)) {
    if (entries.length === entriesPerPage) return { entries, next: entries.at(-1) ?? null }
    entries.push(toEntry(record))
  }
  return { entries, next: null }
}

function toEntry(record: EnquiryRecord): ListEntry {
  const { id, receivedAt, values } = record.enquiry
  return { ...summaryOf(values), id, receivedAt, review: reviewOf(record), status: record.status }
}
