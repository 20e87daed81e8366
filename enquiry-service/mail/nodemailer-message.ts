import type { SendMailOptions } from 'nodemailer'
import { asTyped, looksEncoded } from './encoded-word.ts'
import type { Mail, MailAddress, MailAttachment } from './mail.ts'

/**
 * Converts an email for nodemailer. Addresses stay objects: nodemailer would read a text such as
 * "a@b.ch, c@d.ch" as several addresses.
 */
export function nodemailerMessage(mail: Mail): SendMailOptions {
  return {
    messageId: mail.messageId,
    from: mail.from,
    to: [...mail.to],
    ...(mail.replyTo && { replyTo: withoutEncodedName(mail.replyTo) }),
    subject: asTyped(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.attachment && { attachments: [nodemailerAttachment(mail.attachment)] }),
    headers: {
      // Keeps an out-of-office reply of the company's mailbox from going to the visitor (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
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
 * Nodemailer quotes a name, but many mail programs decode what looks encoded even in quotes. No
 * real name looks like that, and the email itself shows it, so the address alone is enough.
 */
function withoutEncodedName({ name, address }: MailAddress): MailAddress {
  return { name: looksEncoded(name) ? '' : name, address }
}
