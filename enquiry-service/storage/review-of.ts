import type { EnquiryRecord, Review } from './enquiry-archive.ts'

/** How an enquiry stands with the owner: an answered one is no longer spam. */
export function reviewOf({ enquiry, answeredAt }: EnquiryRecord): Review {
  if (answeredAt !== null) return 'answered'
  return enquiry.mark === null ? 'new' : 'spam'
}
