import type { EnquiryRecord } from '../storage/enquiry-archive.ts'

/** Whether an enquiry is new, answered or spam, and why the service marked it. */
export function reviewOf({ enquiry: { mark }, answeredAt }: EnquiryRecord): string {
  if (answeredAt !== null) return 'answered'
  return mark === null ? 'new' : `spam (${mark})`
}
