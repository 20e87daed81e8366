import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { messages } from '@site/company/i18n/messages.ts'
import type { StoredEnquiry } from '../storage/enquiry-record.ts'
import { emailToCompany } from './email-to-company.ts'
import { headerAddress } from './header-address.ts'
import { longEnquiry } from './long-enquiry.ts'
import { mailContent } from './mail-content.ts'
import type { MailSettings } from './mail-settings.ts'
import type { Mail } from './mail.ts'

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
