import type { SendMailOptions } from 'nodemailer'
import type { Mail, MailAttachment } from './mail.ts'

/**
 * Converts an email for nodemailer. Addresses stay objects: nodemailer would read a text such as
 * "a@b.ch, c@d.ch" as several addresses.
 */
export function nodemailerMessage(mail: Mail): SendMailOptions {
  return {
    messageId: mail.messageId,
    from: mail.from,
    to: [...mail.to],
    ...(mail.replyTo && {
      replyTo: { ...mail.replyTo, name: neverDecoded(mail.replyTo.name) },
    }),
    subject: neverDecoded(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.attachment && { attachments: [nodemailerAttachment(mail.attachment)] }),
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

/** Base64 takes a hundredth of the time of quoted-printable. */
function nodemailerAttachment({ name, text }: MailAttachment) {
  return {
    filename: name,
    content: text,
    contentType: 'text/plain; charset=utf-8',
    contentTransferEncoding: 'base64' as const,
  }
}

/**
 * Keeps what a visitor typed from being taken for an encoded word (RFC 2047), such as
 * `=?utf-8?Q?=0D=0A?=`. Many mail programs decode one wherever it occurs, even in quotes.
 */
function neverDecoded(text: string): string {
  return text.replaceAll('=?', '= ?')
}
