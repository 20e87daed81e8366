import { company } from '@site/company/facts/company.ts'
import { referenceOf } from '@site/enquiry/reference.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatDateAndTime } from '@site/company/i18n/format-date.ts'
import { multiLine, shortened } from '../text/clean-text.ts'
import { headerAddress } from '../mail/header-address.ts'
import type { StoredEnquiry } from '../storage/enquiry-record.ts'

/**
 * In characters, each of which the link may write with twelve: Windows truncates or drops links of
 * more than 2,000 (apps/website/src/enquiry-form/plain-text.ts).
 */
const maxQuoteLength = 140

/**
 * A link that opens a reply in the owner's mail program, in the visitor's language and quoting the
 * beginning of the message, if there is one; `null` when the address cannot receive email.
 */
export function replyLink(enquiry: StoredEnquiry): string | null {
  const address = headerAddress(enquiry.values.email)
  if (address === null) return null
  const { locale, receivedAt } = enquiry
  const text = deskMessages[locale]
  const subject = fillPlaceholders(text.REPLY_SUBJECT, {
    reference: referenceOf(enquiry.id),
    company: company.name,
  })
  const quote = fillPlaceholders(text.REPLY_QUOTE, { time: formatDateAndTime(receivedAt, locale) })
  const beginning = multiLine(shortened(enquiry.values.message, maxQuoteLength))
  const quoted = beginning.replaceAll(/^/gm, '> ')
  // RFC 6068 requires CRLF between lines.
  const body = beginning && `\n\n${quote}\n\n${quoted}\n`.replaceAll('\n', '\r\n')
  const parameters = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?${parameters}`
}
