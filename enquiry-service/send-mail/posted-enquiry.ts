import type { FormValues } from '../../enquiry-contract/form-values.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { SpamSignals } from '../abuse/spam-mark.ts'

/** What was posted, in either form, before its values are checked. */
export interface PostedEnquiry {
  values: FormValues
  /** The language of the page. */
  locale: Locale
  /** The key that the client chose, a UUID in lower case; `null` when it chose none. */
  key: string | null
  signals: SpamSignals
}
