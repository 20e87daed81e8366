import { createTransport, type NodemailerError } from 'nodemailer'
import { MailRefusedError, type MailTransport } from './mail.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

/** How long the steps of one mail may take, in milliseconds. */
export interface SmtpTimeouts {
  /** Until the connection stands and the server has greeted. */
  connection: number
  /** Between two signs of life. */
  silence: number
  /** The whole mail, for a server that keeps talking and never ends. */
  mail: number
}

/** No mail takes longer than a minute; deliveries are leased for longer than that. */
export const defaultTimeouts: SmtpTimeouts = { connection: 10_000, silence: 30_000, mail: 60_000 }

/** Enough to send a thousand mails in a minute, few enough for the limits of mail providers. */
export const smtpConnections = 5

/**
 * How nodemailer connects.
 * @param url `smtp://user:password@host:587` or `smtps://…`; without a user nothing is asked of the
 *   server, with one the connection must be encrypted before the password is sent
 */
export function smtpOptions(url: URL, timeouts: SmtpTimeouts) {
  const hasUser = url.username !== ''
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    ...(url.port !== '' && { port: Number(url.port) }),
    secure: url.protocol === 'smtps:',
    requireTLS: hasUser,
    ...(hasUser && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    socketTimeout: timeouts.silence,
  }
}

/** Sends over SMTP, with a few connections kept open. */
export function openSmtpTransport(url: URL, timeouts = defaultTimeouts): MailTransport {
  const transporter = createTransport({
    ...smtpOptions(url, timeouts),
    pool: true,
    maxConnections: smtpConnections,
    // Once, for a pooled connection that the server closed while idle; then the outbox takes over.
    maxRequeues: 1,
  })

  return {
    async send(mail) {
      const signal = AbortSignal.timeout(timeouts.mail)
      try {
        await transporter.sendMail({ ...nodemailerMessage(mail), signal })
      } catch (error) {
        throw refusalOf(error as NodemailerError) ?? error
      }
    },
    close() {
      transporter.close()
    },
  }
}

/**
 * The refusal of one mail, `null` for an outage. Whatever a visitor can bring about by what is in the
 * mail must not count as an outage, because all other mails wait while one lasts. So an outage is only
 * what happens before the server has seen anything of the mail (connection, greeting, encryption,
 * login), a mailbox that takes nothing, a lost connection, and 421, by which a server closes it (RFC
 * 5321, section 3.8).
 */
function refusalOf(error: NodemailerError): MailRefusedError | null {
  const { code, command, responseCode, message } = error
  const concernsMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'RCPT TO')
  if (!concernsMail || responseCode === 421) return null
  const isTemporary = responseCode !== undefined && responseCode < 500
  return new MailRefusedError(message, isTemporary ? 'temporary' : 'permanent', { cause: error })
}
