import type { SendMailOptions } from 'nodemailer'
import { asciiDomain } from './header-address.ts'
import type { MailContent } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import type { MailSettings } from './mail-settings.ts'
import type { Mail } from './mail.ts'

/** Everything except the content. */
interface Envelope extends Pick<Mail, 'id' | 'time'>, Pick<SendMailOptions, 'attachments'> {
  /** Makes the Message-ID unique where several emails share an id. */
  version?: string
  /** The name and address of the visitor. */
  replyTo?: Mail['replyTo']
}

/** An email to the company; without a reply address it is from the service itself. */
export function emailToCompany(
  content: MailContent,
  { from, to }: MailSettings,
  { version, replyTo, ...envelope }: Envelope,
): Mail {
  return {
    ...envelope,
    messageId: createMessageId(version ?? envelope.id, from.address),
    from,
    to: [...to],
    ...(replyTo && { replyTo: { ...replyTo, name: escapeEncodedWords(replyTo.name) } }),
    subject: escapeEncodedWords(content.subject),
    text: mailText(content),
    html: mailHtml(content),
    headers: {
      // Keeps an out-of-office reply of the company's mailbox from going to the visitor. Not
      // `Auto-Submitted` (RFC 3834), with which ticket systems suspend an email as automatic.
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
    },
    // The content names no files; nothing a visitor writes may make nodemailer read one.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The same for every attempt. */
export function createMessageId(id: string, from: string): string {
  return `<${id}@${asciiDomain(from.slice(from.lastIndexOf('@') + 1))}>`
}

/** Lays out an email as plain text, with labels and values in two columns below the message. */
function mailText({ intro, message, facts, hint }: MailContent): string {
  const width = Math.max(...facts.map(({ label }) => label.length))
  const table = facts.map(({ label, value }) => `${label.padEnd(width)}  ${value}`)
  return [intro, message, table.join('\n'), hint].filter(Boolean).join('\n\n') + '\n'
}

/**
 * Keeps what a visitor typed from being taken for an encoded word (RFC 2047), such as
 * `=?utf-8?Q?=0D=0A?=`. Many mail programs decode one wherever it occurs, even in quotes.
 */
function escapeEncodedWords(text: string): string {
  return text.replaceAll('=?', '= ?')
}
