import { sources, type Source } from '../../enquiry-contract/fields.ts'
import type { EnquiryRecord } from '../storage/enquiry-archive.ts'
import { reviewOf } from '../storage/record-row.ts'

/** Numbers of enquiries without spam; held ones count as well. */
export interface EnquiryCount {
  total: number
  bySource: Record<Source, number>
}

export function emptyCount(): EnquiryCount {
  return { total: 0, bySource: { social: 0, friend: 0, website: 0, others: 0 } }
}

/** Counts an enquiry unless the desk lists it as spam. */
export function countEnquiry(count: EnquiryCount, record: EnquiryRecord): void {
  if (reviewOf(record) === 'spam') return
  count.total += 1
  count.bySource[sourceOf(record.enquiry.values.source)] += 1
}

/** A source that the form no longer offers counts as "others". */
function sourceOf(source: string): Source {
  return sources.find((known) => known === source) ?? 'others'
}
