import { sources, type Source } from '../../enquiry-contract/fields.ts'
import type { StoredEnquiry } from '../storage/enquiry-store.ts'

/** Numbers of enquiries without spam; held ones count as well. */
export interface EnquiryCount {
  total: number
  bySource: Record<Source, number>
}

export function emptyCount(): EnquiryCount {
  return { total: 0, bySource: { social: 0, friend: 0, website: 0, others: 0 } }
}

/** Counts an enquiry unless it is marked as spam, by the service or the owner. */
export function countEnquiry(
  count: EnquiryCount,
  { mark, values }: Pick<StoredEnquiry, 'mark' | 'values'>,
): void {
  if (mark !== null) return
  count.total += 1
  count.bySource[sourceOf(values.source)] += 1
}

/** A source that the form no longer offers counts as "others". */
function sourceOf(source: string): Source {
  return sources.find((known) => known === source) ?? 'others'
}
