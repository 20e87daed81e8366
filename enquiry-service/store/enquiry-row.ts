import type { Payload } from '../../enquiry-contract/payload.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { SpamMark, StoredEnquiry } from './enquiry-store.ts'

/** Our own rows are not checked again: one that cannot be read must not hold up the others. */
export interface EnquiryRow {
  id: string
  received_at: number
  locale: Locale
  mark: SpamMark | null
  payload: string
}

export const enquiryColumns = 'enquiry.id, received_at, locale, mark, payload'

export function toStoredEnquiry(row: EnquiryRow): StoredEnquiry {
  const { id, received_at, locale, mark, payload } = row
  return { id, receivedAt: received_at, locale, mark, payload: JSON.parse(payload) as Payload }
}
