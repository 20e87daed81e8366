import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { fieldNames, plainLabelOf, type FormValues } from '@site/enquiry/fields.ts'
import { referenceOf } from '@site/enquiry/reference.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import type { DeliveryContent } from '../storage/claim.ts'
import type { WeeklyFigures } from '../status/weekly-report.ts'
import { composeDigest } from './compose-digest.ts'
import { composeReport } from './compose-report.ts'
import type { MailSettings, Mail } from './mail.ts'
import type { StoredEnquiry } from '../storage/enquiry-record.ts'
import { emailToCompany } from './email-to-company.ts'
import { headerAddress } from './addresses.ts'
import { mailContent, sourceLine } from './mail-content.ts'
import { shortened } from '../text/clean-text.ts'

/** The email for a delivery that is due; `null` when there is nothing left to send. */
export async function composeDelivery(
  content: DeliveryContent,
  settings: MailSettings,
  collectFigures: (dueAt: number) => Promise<WeeklyFigures>,
): Promise<Mail | null> {
  if (content.kind === 'enquiry') return composeMail(content.enquiry, settings)
  if (content.kind === 'digest') return composeDigest(content, settings)
  return composeReport(await collectFigures(content.dueAt), settings)
}

/** The email about an enquiry, for the company. */
export function composeMail(enquiry: StoredEnquiry, settings: MailSettings): Mail {
  const long = longEnquiry(enquiry, settings.language)
  const content = mailContent(long?.beginnings ?? enquiry, settings.language)
  const { name } = content
  const address = headerAddress(enquiry.values.email)
  const intro = long ? `${content.intro} ${long.hint}` : content.intro
  const hint = replyHint(enquiry, name, address !== null, settings)
  return emailToCompany({ ...content, intro, hint }, settings, {
    id: enquiry.id,
    time: enquiry.receivedAt,
    ...(address !== null && { replyTo: { name, address } }),
    ...(long && { attachments: [long.attachment] }),
  })
}

/** Whether a reply reaches the visitor, and how soon the website promises one: not to spam. */
function replyHint(
  { mark }: StoredEnquiry,
  name: string,
  canReply: boolean,
  { answerTime, language }: MailSettings,
): string {
  const t = messages[language]
  const reply = fillPlaceholders(canReply ? t.MAIL_REPLY_HINT : t.MAIL_NO_REPLY_HINT, { name })
  if (answerTime === undefined || mark !== null) return reply
  return `${reply} ${fillPlaceholders(t.MAIL_ANSWER_TIME, { answerTime })}`
}

/** In UTF-16 units: five times what people write. Laying out a megabyte of quotes takes a third of a second. */
const maxValueLength = 10_000

/** Shortens every value and attaches a file with all of them; `null` for an enquiry that fits into the email. */
function longEnquiry(enquiry: StoredEnquiry, language: Locale) {
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
      contentTransferEncoding: 'base64' as const,
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
