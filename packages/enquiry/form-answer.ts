import type { Locale } from '@site/company/i18n/locales.ts'
import type { ErrorCode, FieldName } from './fields.ts'
import type { FormValues } from './form-values.ts'

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
}

/**
 * The hidden input with the page's language; JSON posts send `Content-Language`. The form's address
 * contains it as well, for posts that are refused before they are read.
 */
export const languageField = 'language'

/**
 * Why a form posted without JavaScript is refused: it is too large, the service is too busy, or it
 * did not come from our form or could not be handled. The response is a page without the form.
 */
export const unsentReasons = ['too-long', 'busy', 'refused'] as const

export type UnsentReason = (typeof unsentReasons)[number]

/** The folder of the built site with these pages, one for each reason, in every language. */
export const unsentFolder = 'not-sent'

/**
 * How the thank-you page confirms an enquiry without JavaScript: the service puts the reference into the
 * address, and replaces the placeholder in the page that it serves there. The built page says that nothing has
 * been sent, so that it does not thank a visitor who opens it by its address.
 */
export const referenceParameter = 'reference'

/** Replaced by the reference. */
export const referencePlaceholder = '{reference}'

/** The attribute of elements that are hidden while there is only the placeholder. */
export const referenceAttribute = 'data-reference'

/** The attribute of the element that is shown until then. */
export const noReferenceAttribute = 'data-no-reference'
