import type { Locale } from '@site/company/i18n/locales.ts'
import type { ErrorCode, FieldName, FormValues } from './fields.ts'

/** The first broken rule of each field. */
export type FieldErrors = Partial<Record<FieldName, ErrorCode>>

/** What the service passes to the site's `/send-mail` page if it cannot accept a post without JavaScript. */
export interface FormAnswer {
  locale: Locale
  values: FormValues
  /** The values were too long to show again: they are empty here, and the page says so. */
  valuesLeftOut: boolean
  errors: FieldErrors
  /** The enquiry was not stored, for a reason other than its values. */
  failed: boolean
}

/** The hidden input with the page's language. The form's `action` contains it too, for posts that are refused unread. */
export const languageField = 'language'

/** An input hidden from people, screen readers included, which only bots fill in. Its label asks to leave it empty. */
export const honeypotField = 'website'

/** Why a native post gets a page without the form. `refused`: not from our form, or it could not be handled. */
export const unsentReasons = ['too-long', 'busy', 'refused'] as const

export type UnsentReason = (typeof unsentReasons)[number]

/** The folder of the built site with a page for each reason, in every language. */
export const unsentFolder = 'not-sent'

/** How the service shows a reference on the thank-you page, which, as built, says that nothing has been sent. */
export const thankYou = {
  /** The parameter of the address with the reference. */
  parameter: 'reference',
  /** Replaced by the reference. */
  placeholder: '{reference}',
  /** The attribute of elements that are only shown with a reference. */
  reference: 'data-reference',
  /** The attribute of the element that is only shown without one. */
  noReference: 'data-no-reference',
}
