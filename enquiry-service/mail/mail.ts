export interface MailAddress {
  name: string
  address: string
}

/** A text file that comes with a mail. */
export interface MailAttachment {
  name: string
  text: string
}

/** One mail to the company. */
export interface Mail {
  /** The same for every attempt, so that a mail sent twice is recognised as one. */
  messageId: string
  from: MailAddress
  to: readonly MailAddress[]
  /** The visitor; `null` when what was entered is no address that a header can hold. */
  replyTo: MailAddress | null
  subject: string
  text: string
  html: string
  /** Left out: there is none. */
  attachment?: MailAttachment
  /** The id of the enquiry that it tells of, or of the digest, and its time: they name the file. */
  id: string
  time: number
}

/** A way for mails to leave. */
export interface MailTransport {
  /**
   * Resolves when the other side has taken responsibility for the mail.
   * Rejects with `MailRefusedError` when it refuses this one mail, and with any other error when it
   * takes no mails at present.
   */
  send(mail: Mail): Promise<void>
  /** Ends idle connections at once and busy ones after their mail. */
  close(): void
}

/** This one mail was refused; others may pass. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
  /** `temporary`: the server asks to try again later (4xx). */
  readonly kind: 'temporary' | 'permanent'

  constructor(message: string, kind: MailRefusedError['kind'], options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
