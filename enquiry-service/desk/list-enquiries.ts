import { company } from '../../content/company.ts'
import { referenceOf } from '../../enquiry-contract/reference.ts'
import { messages } from '../../i18n/messages.ts'
import { sourceLine } from '../mail/mail-content.ts'
import type {
  EnquiryArchive,
  EnquiryFilter,
  EnquiryRecord,
  ListPlace,
  Review,
} from '../storage/enquiry-archive.ts'
import { summaryOf, type EnquirySummary } from '../storage/enquiry-summary.ts'
import { reviewOf } from '../storage/record-row.ts'

/** The filters of the list, in the order of their links. */
export const views = ['new', 'answered', 'spam', 'waiting', 'held', 'all'] as const

export type View = (typeof views)[number]

/** One row of the list. */
export interface ListEntry extends EnquirySummary, Pick<EnquiryRecord, 'status'> {
  id: string
  receivedAt: number
  review: Review
}

/** Which enquiries a list or an export contains. */
export interface ListQuery {
  view: View
  /** Part of a name, an email address, the reference or any text; empty for no search. */
  search: string
  /** Start after this enquiry. */
  after?: ListPlace | undefined
}

/** The address of a list or of its download. */
export function listAddress(path: string, { view, search, after }: ListQuery): string {
  const parameters = new URLSearchParams({ show: view })
  if (search !== '') parameters.set('q', search)
  if (after) parameters.set('after', `${after.receivedAt}.${after.id}`)
  return `${path}?${parameters.toString()}`
}

export interface EnquiryList {
  entries: ListEntry[]
  /** Where the list continues; `null` at its end. */
  next: ListPlace | null
}

export const entriesPerPage = 25

/** One page of the list, newest first. */
export async function listEnquiries(
  archive: EnquiryArchive,
  query: ListQuery,
): Promise<EnquiryList> {
  const entries: ListEntry[] = []
  let last: ListPlace | null = null
  for await (const record of archive.list(filterOf(query))) {
    if (entries.length === entriesPerPage) return { entries, next: last }
    if (isMatch(record, query.search)) entries.push(entryOf(record))
    last = { receivedAt: record.enquiry.receivedAt, id: record.enquiry.id }
  }
  return { entries, next: null }
}

/** Every enquiry of a list, one at a time. */
export async function* matchingEnquiries(
  archive: EnquiryArchive,
  query: ListQuery,
): AsyncGenerator<EnquiryRecord> {
  for await (const record of archive.list(filterOf(query))) {
    if (isMatch(record, query.search)) yield record
  }
}

function filterOf({ view, after }: ListQuery): EnquiryFilter {
  const place = after ? { after } : {}
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

function isMatch({ enquiry }: EnquiryRecord, search: string): boolean {
  if (search === '') return true
  const { values, id } = enquiry
  const texts = [
    `${values.firstName} ${values.lastName}`,
    referenceOf(id),
    ...Object.values({ ...values, source: sourceLine(values, messages[company.language]) }),
  ].map((text) => text.toLowerCase())
  // Texts copied from a PDF have accents as characters of their own. Normalizing the search is enough, and
  // fast for texts of any length (storage/searchable-email.ts).
  return [search.normalize('NFC'), search.normalize('NFD')].some((wanted) =>
    texts.some((text) => text.includes(wanted.toLowerCase())),
  )
}

function entryOf(record: EnquiryRecord): ListEntry {
  const { id, receivedAt, values } = record.enquiry
  return { ...summaryOf(values), id, receivedAt, review: reviewOf(record), status: record.status }
}
