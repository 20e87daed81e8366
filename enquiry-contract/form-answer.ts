import type { Locale } from '../i18n/locales.ts'
import type { ErrorCode, FieldName } from './fields.ts'
import type { FormValues } from './form-values.ts'
import type { Refusal } from './unsent-post.ts'

/** The first broken rule of each field. */
export type FieldErrors = Partial<Record<FieldName, ErrorCode>>

/**
 * What the service passes to the site's `/send-mail` page when a form posted without JavaScript
 * cannot be accepted: the page shows the same form with every value kept.
 */
export interface FormAnswer {
  locale: Locale
  values: FormValues
  /** The values were too long to be shown again: they are empty here, and the page says so. */
  valuesLeftOut: boolean
  errors: FieldErrors
  /** The enquiry was not stored, but not because of its values. */
  failed: boolean
  /** Why the post was refused before its values were checked, if it was. */
  refusal?: Refusal
}

/**
 * The hidden input with the page's language; JSON posts send `Content-Language`. The form's address
 * contains it as well, for posts that are refused before they are read.
 */
export const languageField = 'language'
