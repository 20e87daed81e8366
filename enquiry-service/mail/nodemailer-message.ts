import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/**
 * A mail as nodemailer takes it. Addresses stay objects: nodemailer would read a text such as
 * "a@b.ch, c@d.ch" as several addresses.
 */
export function nodemailerMessage(mail: Mail): SendMailOptions {
  return {
    messageId: mail.messageId,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
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
