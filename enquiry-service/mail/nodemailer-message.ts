import type { SendMailOptions } from 'nodemailer'
import { asTyped, looksEncoded } from './encoded-word.ts'
import type { Mail, MailAddress, MailAttachment } from './mail.ts'

/**
 * A mail as nodemailer takes it. Addresses stay objects: nodemailer would read a text such as
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
      // Keeps an absence note of the company's mailbox from answering the visitor (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    // The texts are ours and name no files; nothing a visitor writes may make it read one.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** In base64, which takes a hundredth of the time of the encodings for readable text. */
function nodemailerAttachment({ name, text }: MailAttachment) {
  return {
    filename: name,
    content: text,
    contentType: 'text/plain; charset=utf-8',
    contentTransferEncoding: 'base64' as const,
  }
}

/**
 * Nodemailer puts a name into quotes, where many mail programs decode what looks encoded all the same.
 * No real name looks like that, and the mail itself shows it, so that the address alone is enough.
 */
function withoutEncodedName({ name, address }: MailAddress): MailAddress {
  return { name: looksEncoded(name) ? '' : name, address }
}
