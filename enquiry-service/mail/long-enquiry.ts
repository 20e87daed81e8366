import { fieldNames, plainLabelOf } from '../../enquiry-contract/fields.ts'
import type { FormValues } from '../../enquiry-contract/form-values.ts'
import { referenceOf } from '../../enquiry-contract/reference.ts'
import type { Locale } from '../../i18n/locales.ts'
import { messages } from '../../i18n/messages.ts'
import type { StoredEnquiry } from '../storage/enquiry-store.ts'
import { shortened } from './clean-text.ts'
import type { MailAttachment } from './mail.ts'

/** How the mail of an enquiry that is too long for one is made. */
export interface LongEnquiry {
  /** The enquiry with the beginning of each value. */
  beginnings: StoredEnquiry
  attachment: MailAttachment
  /** Tells the reader of it. */
  hint: string
}

/**
 * In UTF-16 units: five times what people write. To lay out and encode a megabyte of quotation marks or
 * line breaks takes a third of a second, in which no visitor is answered.
 */
const longestValue = 10_000

/**
 * The beginning of every value, and a file with all of them; `null` for an enquiry whose mail shows all
 * of it.
 */
export function longEnquiry(enquiry: StoredEnquiry, language: Locale): LongEnquiry | null {
  const { id, values } = enquiry
  if (fieldNames.every((name) => values[name].length <= longestValue)) return null
  const entries = fieldNames.map((name) => [name, shortened(values[name], longestValue)])
  return {
    beginnings: { ...enquiry, values: Object.fromEntries(entries) as FormValues },
    attachment: { name: `${referenceOf(id)}.txt`, text: wholeText(values, language) },
    hint: messages[language].MAIL_TOO_LONG,
  }
}

/** Every value as it was typed, below its label. */
function wholeText(values: FormValues, language: Locale): string {
  return fieldNames
    .map((name) => `${messages[language][plainLabelOf(name)]}\n${values[name]}\n`)
    .join('\n')
}
