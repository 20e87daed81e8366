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
import type { ListQuery } from './list-query.ts'

/** One row of the list. */
export interface ListEntry extends EnquirySummary, Pick<EnquiryRecord, 'status'> {
  id: string
  receivedAt: number
  review: Review
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
  for await (const record of matchingEnquiries(archive, query)) {
    if (entries.length === entriesPerPage) return { entries, next: last }
    entries.push(entryOf(record))
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
    if (query.search === '' || isMatch(record, query.search)) yield record
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

/** Whether an enquiry contains every word of the search, or its phone number the digits. */
function isMatch({ enquiry }: EnquiryRecord, search: string): boolean {
  const { values, id } = enquiry
  const reference = referenceOf(id)
  // The subject of an email contains it.
  if (search.toUpperCase().includes(reference)) return true
  if (isSamePhone(values.phone, search)) return true
  const texts = [
    reference,
    ...Object.values({ ...values, source: sourceLine(values, messages[company.language]) }),
  ].map(folded)
  return folded(search)
    .split(/[\s#,;<>()"“”„‚‘«»‹›]+/)
    .every((word) => texts.some((text) => text.includes(word)))
}

/** The text in lower case and without accents: "Müller" is found by "muller" and by "mueller". */
function folded(text: string): string {
  // Marks of their own go first: sorting a megabyte of them would take minutes (storage/searchable-email.ts).
  return withoutMarks(withoutMarks(text).normalize('NFD'))
    .toLowerCase()
    .replaceAll(/[ßœæøł]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('’', "'")
}

/** Letters that Unicode does not take apart. */
const plainLetters: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' }

const withoutMarks = (text: string) => text.replaceAll(/\p{M}/gu, '')

/**
 * Whether the search is a phone number, or a part of one. Only its last seven digits are compared, so that
 * neither the country's code nor a second number in the field matters.
 */
function isSamePhone(phone: string, search: string): boolean {
  if (!/^[\d\s+()/.\p{Pd}]{6,}$/u.test(search)) return false
  const digitsOf = (text: string) => text.replaceAll('(0)', '').replaceAll(/\D/g, '')
  // The beginning of a number may be written with the country's code in one place and without it in the other.
  const wanted = digitsOf(search.replace(/^(\+|00)\s*41/, ''))
    .replace(/^0+/, '')
    .slice(-7)
  return wanted !== '' && digitsOf(phone).includes(wanted)
}

function entryOf(record: EnquiryRecord): ListEntry {
  const { id, receivedAt, values } = record.enquiry
  return { ...summaryOf(values), id, receivedAt, review: reviewOf(record), status: record.status }
}
