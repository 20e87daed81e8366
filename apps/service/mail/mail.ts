import type { SendMailOptions } from 'nodemailer'
import type { Locale } from '@site/company/i18n/locales.ts'
import { timeInFileName } from '../clock/time.ts'

/** nodemailer would read a text such as "a@b.ch, c@d.ch" as several addresses. */
export interface MailAddress {
  name: string
  address: string
}

/** An email to the company, as nodemailer sends it. */
export interface Mail extends SendMailOptions {
  /** The same for every attempt, so that an email sent twice is recognised as one. */
  messageId: string
  from: MailAddress
  to: MailAddress[]
  /** The visitor; left out when the address is not valid in a header. */
  replyTo?: MailAddress
  subject: string
  text: string
  html: string
  /** The id of the enquiry, digest or report, and its time: they form the name of the file. */
  id: string
  time: number
}

export interface MailTransport {
  /** Resolves with the mailboxes that refused it; rejects with a `MailError` or, if it accepts no email, any error. */
  send(mail: Mail, options?: SendOptions): Promise<MailboxRefusal[]>
  /** Closes idle connections at once and busy ones after their email. */
  close(): void
}

interface SendOptions {
  /** Left out: every mailbox that the header names. */
  to?: readonly string[]
  signal?: AbortSignal
}

export interface MailboxRefusal {
  address: string
  error: MailError
}

/** Refused for now (4xx) or for good (5xx), received but never confirmed, or not sent because the login was refused. */
export type MailErrorKind = 'temporary' | 'permanent' | 'unconfirmed' | 'login-refused'

/** Why an email was not sent, unless the server accepts no email at all. */
export class MailError extends Error {
  override name = 'MailError'
  readonly kind: MailErrorKind

  constructor(message: string, kind: MailErrorKind, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** What the emails to the company have in common. */
export interface MailSettings {
  from: MailAddress
  to: readonly MailAddress[]
  language: Locale
  /** How soon the website promises an answer, if it does. */
  answerTime?: string | undefined
}

/** `20261120T220511Z-3F2A91C0-….eml`, which sorts by time. @throws Error for an id that is not safe in a path */
export function mailFileName({ id, time }: Pick<Mail, 'id' | 'time'>): string {
  if (!canNameFile(id)) throw new Error('The id of an email is not one of this service.')
  return `${timeInFileName(time)}-${id.toUpperCase()}.eml`
}

/** Prevents path traversal. */
export const canNameFile = (id: string): boolean => /^[\w-]{1,64}$/.test(id)
