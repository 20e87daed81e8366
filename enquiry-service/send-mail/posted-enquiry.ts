import type { FormValues } from '../../enquiry-contract/form-values.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { SpamSignals } from '../abuse/spam-mark.ts'

/** A posted enquiry, from JSON or a form, before its values are checked. */
export interface PostedEnquiry {
  values: FormValues
  /** The language of the page. */
  locale: Locale
  /** The key that the client sent, a UUID in lower case; `null` if none. */
  key: string | null
  signals: SpamSignals
}
