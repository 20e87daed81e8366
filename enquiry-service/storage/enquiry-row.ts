import { emptyValues, type FormValues } from '../../enquiry-contract/form-values.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { SpamMark, StoredEnquiry } from './enquiry-store.ts'

/** Only the service writes these rows, so they are not validated. */
export interface EnquiryRow {
  id: string
  received_at: number
  locale: Locale
  mark: SpamMark | null
  /** What the visitor wrote, as JSON (`readStoredValues`). */
  payload: string
}

export const enquiryColumns = 'enquiry.id, received_at, locale, mark, payload'

/** An enquiry from its row in the database. */
export function toStoredEnquiry(row: EnquiryRow): StoredEnquiry {
  const { id, received_at, locale, mark, payload } = row
  return { id, receivedAt: received_at, locale, mark, values: readStoredValues(payload) }
}

/** Parses the stored values. Fields that were added to the form later are empty. */
function readStoredValues(json: string): FormValues {
  return { ...emptyValues, ...(JSON.parse(json) as Partial<FormValues>) }
}
