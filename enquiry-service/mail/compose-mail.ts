import { fillPlaceholders } from '../../i18n/fill-placeholders.ts'
import type { Locale } from '../../i18n/locales.ts'
import { messages } from '../../i18n/messages.ts'
import type { StoredEnquiry } from '../storage/enquiry-record.ts'
import { emailToCompany } from './email-to-company.ts'
import { asciiDomain, headerAddress } from './header-address.ts'
import { longEnquiry } from './long-enquiry.ts'
import { mailContent } from './mail-content.ts'
import type { Mail, MailAddress } from './mail.ts'

export interface MailSettings {
  from: MailAddress
  to: readonly MailAddress[]
  /** The language of the company's emails. */
  language: Locale
  /** How soon the website promises an answer, if it does. */
  answerTime?: string | undefined
}

/** The email about an enquiry, for the company. */
export function composeMail(enquiry: StoredEnquiry, settings: MailSettings): Mail {
  const long = longEnquiry(enquiry, settings.language)
  const content = mailContent(long?.beginnings ?? enquiry, settings.language)
  const address = headerAddress(enquiry.values.email)
  const shown = {
    ...content,
    ...(long && { intro: `${content.intro} ${long.hint}` }),
    hint: hintOf(content.name, address !== null, settings),
  }
  return emailToCompany(shown, settings, {
    messageId: messageIdOf(enquiry.id, settings.from.address),
    id: enquiry.id,
    time: enquiry.receivedAt,
    replyTo: address === null ? null : { name: content.name, address },
    ...(long && { attachment: long.attachment }),
  })
}

/** Whether a reply reaches the visitor, and how soon the website promises one. */
function hintOf(name: string, canReply: boolean, { answerTime, language }: MailSettings): string {
  const t = messages[language]
  const reply = fillPlaceholders(canReply ? t.MAIL_REPLY_HINT : t.MAIL_NO_REPLY_HINT, { name })
  if (answerTime === undefined) return reply
  return `${reply} ${fillPlaceholders(t.MAIL_ANSWER_TIME, { answerTime })}`
}

/** The same for every attempt. */
export function messageIdOf(id: string, from: string): string {
  return `<${id}@${asciiDomain(from.slice(from.lastIndexOf('@') + 1))}>`
}
