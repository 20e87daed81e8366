import type { EnquiryRecord } from '../storage/enquiry-record.ts'

/** Differs before and after an email is sent, and each time that it is sent again. */
export const emailState = ({ status, sentAt }: Pick<EnquiryRecord, 'status' | 'sentAt'>) =>
  `${status} ${sentAt ?? ''}`
