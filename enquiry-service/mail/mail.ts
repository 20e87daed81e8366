export interface MailAddress {
  name: string
  address: string
}

/** An attached text file. */
export interface MailAttachment {
  name: string
  text: string
}

/** An email to the company. */
export interface Mail {
  /** The same for every attempt, so that an email sent twice is recognised as one. */
  messageId: string
  from: MailAddress
  to: readonly MailAddress[]
  /** The visitor; `null` when the address is not valid in a header. */
  replyTo: MailAddress | null
  subject: string
  text: string
  html: string
  attachment?: MailAttachment
  /** The id of the enquiry, digest or report, and its time: they form the name of the file. */
  id: string
  time: number
}

/** Sends emails. */
export interface MailTransport {
  /**
   * Resolves when the other side has taken responsibility for the email. Rejects with
   * `MailRefusedError` when it refuses this one, and with any other error when it accepts no email
   * at all.
   */
  send(mail: Mail): Promise<void>
  /** Closes idle connections at once and busy ones after their email. */
  close(): void
}

/** This one email was refused; others may be accepted. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
  /** `temporary`: the server asks to try again later (4xx). */
  readonly kind: 'temporary' | 'permanent'

  constructor(message: string, kind: MailRefusedError['kind'], options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
