import type { EnquiryRecord } from '../storage/enquiry-record.ts'

/** Changes whenever the email is sent or sent again, which reveals that a page is out of date. */
export const deliveryVersion = ({ status, sentAt }: Pick<EnquiryRecord, 'status' | 'sentAt'>) =>
  `${status} ${sentAt ?? ''}`
