import type { MailSettings } from './compose-mail.ts'
import type { MailContent } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import type { Mail } from './mail.ts'

type Envelope = Pick<Mail, 'messageId' | 'id' | 'time'> &
  Partial<Pick<Mail, 'replyTo' | 'attachment'>>

/** An email to the company; without a reply address it is from the service itself. */
export function emailToCompany(
  content: MailContent,
  { from, to }: MailSettings,
  envelope: Envelope,
): Mail {
  return {
    replyTo: null,
    ...envelope,
    from,
    to,
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
  }
}

/** Lays out an email as plain text, with labels and values in two columns below the message. */
function mailText({ intro, message, facts, hint }: MailContent): string {
  const width = Math.max(...facts.map(({ label }) => label.length))
  const table = facts.map(({ label, value }) => `${label.padEnd(width)}  ${value}`)
  return [intro, message, table.join('\n'), hint].filter(Boolean).join('\n\n') + '\n'
}
