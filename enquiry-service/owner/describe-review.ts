import type { EnquiryRecord } from '../storage/enquiry-archive.ts'
import { reviewOf } from '../storage/record-row.ts'

/** Whether an enquiry is new, answered or spam, and why the service marked it. */
export function describeReview(record: EnquiryRecord): string {
  const review = reviewOf(record)
  return review === 'spam' ? `spam (${record.enquiry.mark})` : review
}
