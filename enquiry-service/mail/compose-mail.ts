import type { Locale } from '../../i18n/locales.ts'
import type { StoredEnquiry } from '../store/enquiry-store.ts'
import { singleLine } from './clean-text.ts'
import { mailContent } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { Mail, MailAddress } from './mail.ts'

export interface MailSettings {
  from: MailAddress
  to: MailAddress
  /** The language in which the company reads its mails. */
  language: Locale
}

/** The longest address that mail can reach (RFC 5321, section 4.5.3.1.3). */
const longestAddress = 254

/** The mail that tells the company of an enquiry. */
export function composeMail(enquiry: StoredEnquiry, settings: MailSettings): Mail {
  const content = mailContent(enquiry, settings.language)
  const address = singleLine(enquiry.payload.email)
  const canReply = address.length <= longestAddress
  const shown = canReply ? content : { ...content, replyHint: '' }
  return {
    messageId: messageIdOf(enquiry.id, settings.from.address),
    from: settings.from,
    to: settings.to,
    replyTo: canReply ? { name: content.name, address } : null,
    subject: content.subject,
    text: mailText(shown),
    html: mailHtml(shown),
    id: enquiry.id,
    time: enquiry.receivedAt,
  }
}

/** The same at every attempt, and known to whoever looks for the mail. */
export function messageIdOf(id: string, from: string): string {
  return `<${id}@${domainOf(from)}>`
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
