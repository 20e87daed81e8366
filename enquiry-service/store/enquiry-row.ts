import { type Payload, payloadFields } from '../../enquiry-contract/payload.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { SpamMark, StoredEnquiry } from './enquiry-store.ts'

/** Only the service writes these rows: they are not checked again. */
export interface EnquiryRow {
  id: string
  received_at: number
  locale: Locale
  mark: SpamMark | null
  payload: string
}

export const enquiryColumns = 'enquiry.id, received_at, locale, mark, payload'

const emptyPayload = Object.fromEntries(payloadFields.map((field) => [field, ''])) as Payload

/** A field that the form got after the enquiry was stored is empty in it. */
export function toStoredEnquiry(row: EnquiryRow): StoredEnquiry {
  const { id, received_at, locale, mark, payload } = row
  const stored = JSON.parse(payload) as Partial<Payload>
  return { id, receivedAt: received_at, locale, mark, payload: { ...emptyPayload, ...stored } }
}
