import type { Locale } from '../i18n/locales.ts'
import type { ErrorCode, FieldName } from './fields.ts'
import type { FormValues } from './form-values.ts'
import type { Refusal } from './unsent-post.ts'

/** The first broken rule of each field. */
export type FieldErrors = Partial<Record<FieldName, ErrorCode>>

/**
 * What the service hands to the site's `/send-mail` page when a form posted without JavaScript
 * cannot be accepted: the page shows the same form with every value kept.
 */
export interface FormAnswer {
  locale: Locale
  values: FormValues
  /** The values were too long to be shown again: they are empty here, and the page says so. */
  valuesLeftOut: boolean
  errors: FieldErrors
  /** The enquiry was not stored, for a reason that is not in the values. */
  failed: boolean
  /** Why the post was refused before its values were checked; left out when they were. */
  refusal?: Refusal
}

/**
 * The hidden input that tells the service the page's language; JSON posts say `Content-Language`. The
 * form's address carries it as well: a post that is refused before it is read is answered in it too.
 */
export const languageField = 'language'
