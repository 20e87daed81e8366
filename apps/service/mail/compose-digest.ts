import { referenceOf } from '@site/enquiry/reference.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatDateAndTime } from '@site/company/i18n/format-date.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages, type Messages } from '@site/company/i18n/messages.ts'
import { digestIdAt } from '../storage/delivery-id.ts'
import type { DeliveryContent, ListedInDigest } from '../storage/claim.ts'
import { shortened, singleLine } from '../text/clean-text.ts'
import { emailToCompany } from './email-to-company.ts'
import { labelled, type MailContent, type MailFact } from './mail-content.ts'
import type { MailSettings, Mail } from './mail.ts'

type Digest = Extract<DeliveryContent, { kind: 'digest' }>

/** Enough to see what an enquiry is about, in UTF-16 units. */
const maxBeginning = 120

/** The email that lists held enquiries (decision 18); `null` when all of them have been released or erased. */
export function composeDigest(digest: Digest, settings: MailSettings): Mail | null {
  if (digest.enquiries.length === 0) return null
  const id = digestIdAt(digest.digestAt)
  return emailToCompany(digestContent(digest, settings.language), settings, {
    id,
    // A digest that lists more is a new email.
    version: `${id}-${digest.count}`,
    time: digest.digestAt,
  })
}

function digestContent({ digestAt, count, enquiries }: Digest, language: Locale): MailContent {
  const text = messages[language]
  const fill = (template: string, values: Record<string, string>) =>
    fillPlaceholders(template, { count: String(count), ...values })
  const more = count - enquiries.length
  return {
    language,
    subject: fill(text.MAIL_DIGEST_SUBJECT, { time: formatDateAndTime(digestAt, language) }),
    intro: fill(text.MAIL_DIGEST_INTRO, {}),
    message: text.MAIL_DIGEST_MESSAGE,
    facts: enquiries.map((enquiry) => summary(enquiry, text)),
    hint: more > 0 ? fill(text.MAIL_DIGEST_MORE, { count: String(more) }) : '',
  }
}

function summary({ id, name, email, beginning }: ListedInDigest, text: Messages): MailFact {
  const sender = singleLine(`${name}, ${email}`)
  const message = shortened(singleLine(beginning), maxBeginning)
  const value = message === '' ? sender : labelled(sender, message, text)
  return { label: referenceOf(id), value: shortened(value, 300) }
}
