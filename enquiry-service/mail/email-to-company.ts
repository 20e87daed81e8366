import type { MailSettings } from './compose-mail.ts'
import type { MailContent } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { Mail } from './mail.ts'

/** An email from the service itself, without a reply address. */
export function emailToCompany(
  content: MailContent,
  { from, to }: MailSettings,
  identity: Pick<Mail, 'messageId' | 'id' | 'time'>,
): Mail {
  return {
    ...identity,
    from,
    to,
    replyTo: null,
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
  }
}
