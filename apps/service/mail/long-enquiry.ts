import type { SendMailOptions } from 'nodemailer'
import { fieldNames, plainLabelOf } from '@site/enquiry/fields.ts'
import type { FormValues } from '@site/enquiry/form-values.ts'
import { referenceOf } from '@site/enquiry/reference.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import type { StoredEnquiry } from '../storage/enquiry-record.ts'
import { shortened } from '../text/clean-text.ts'
import { sourceLine } from './mail-content.ts'

/** The parts of an email whose enquiry is too long for it. */
export interface LongEnquiry {
  /** The enquiry with the beginning of each value. */
  beginnings: StoredEnquiry
  attachment: NonNullable<SendMailOptions['attachments']>[number]
  /** Tells the reader about the attachment. */
  hint: string
}

/**
 * In UTF-16 units: five times what people write. Laying out and encoding a megabyte of quotation
 * marks or line breaks takes a third of a second, during which no visitor gets a response.
 */
const maxValueLength = 10_000

/**
 * Shortens every value and attaches a file with all of them in full; `null` for an enquiry that
 * fits into the email.
 */
export function longEnquiry(enquiry: StoredEnquiry, language: Locale): LongEnquiry | null {
  const { id, values } = enquiry
  if (fieldNames.every((name) => values[name].length <= maxValueLength)) return null
  const entries = fieldNames.map((name) => [name, shortened(values[name], maxValueLength)])
  return {
    beginnings: { ...enquiry, values: Object.fromEntries(entries) as FormValues },
    attachment: {
      filename: `${referenceOf(id)}.txt`,
      content: wholeText(values, language),
      contentType: 'text/plain; charset=utf-8',
      // Takes a hundredth of the time of quoted-printable.
      contentTransferEncoding: 'base64',
    },
    hint: messages[language].MAIL_TOO_LONG,
  }
}

/** Every value as it was typed, below its label; what specifies the source is part of the source. */
function wholeText(values: FormValues, language: Locale): string {
  const text = messages[language]
  return fieldNames
    .filter((name) => name !== 'otherSource' && values[name] !== '')
    .map((name) => {
      const value = name === 'source' ? sourceLine(values, text) : values[name]
      return `${text[plainLabelOf(name)]}\n${value}\n`
    })
    .join('\n')
}
