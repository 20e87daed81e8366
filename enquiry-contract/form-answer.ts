import type { Locale } from '../i18n/locales.ts'
import type { ErrorCode } from './form-schema.ts'
import type { FieldName, FormValues } from './form-values.ts'

/** The first broken rule of each field. */
export type FieldErrors = Partial<Record<FieldName, ErrorCode>>

/**
 * What the service hands to the site's `/send-mail` page when a form posted without JavaScript
 * cannot be accepted: the page shows the same form with every value kept.
 */
export interface FormAnswer {
  locale: Locale
  values: FormValues
  errors: FieldErrors
  /** The values are right, but the enquiry could not be stored. */
  failed: boolean
}

/** The hidden input that tells the service the page's language; JSON posts say `Content-Language`. */
export const languageField = 'language'
