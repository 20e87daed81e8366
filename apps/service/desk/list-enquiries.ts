import type { EnquiryArchive, EnquiryFilter, ListCursor } from '../storage/enquiry-archive.ts'
import { type EnquiryRecord, type Review, reviewOf } from '../storage/enquiry-record.ts'
import { type EnquirySummary, summaryOf } from '../storage/enquiry-summary.ts'
import type { ListQuery } from './list-url.ts'

/** One row of the list. */
export interface ListEntry extends EnquirySummary, Pick<EnquiryRecord, 'status'> {
  id: string
  receivedAt: number
  review: Review
}

export interface EnquiryList {
  entries: ListEntry[]
  /** Where the list continues; `null` at its end. */
  next: ListCursor | null
}

export const entriesPerPage = 25

/** One page of the list, newest first. */
export async function listEnquiries(
  archive: EnquiryArchive,
  query: ListQuery,
): Promise<EnquiryList> {
  const entries: ListEntry[] = []
  let last: ListCursor | null = null
  for await (const record of matchingEnquiries(archive, query)) {
    if (entries.length === entriesPerPage) return { entries, next: last }
    entries.push(toEntry(record))
    last = { receivedAt: record.enquiry.receivedAt, id: record.enquiry.id }
  }
  return { entries, next: null }
}

/** Every enquiry of a list, one at a time. */
export function matchingEnquiries(
  archive: EnquiryArchive,
  query: ListQuery,
): AsyncIterable<EnquiryRecord> {
  return archive.list(toFilter(query))
}

function toFilter({ view, search, after }: ListQuery): EnquiryFilter {
  const place = { search, ...(after && { after }) }
  switch (view) {
    case 'all':
      return place
    case 'waiting':
    case 'held':
      return { ...place, status: view }
    default:
      return { ...place, review: view }
  }
}

function toEntry(record: EnquiryRecord): ListEntry {
  const { id, receivedAt, values } = record.enquiry
  return { ...summaryOf(values), id, receivedAt, review: reviewOf(record), status: record.status }
}
