import { createTransport, type NodemailerError } from 'nodemailer'
import type { Log } from '../process/log.ts'
import { MailRefusedError, type MailTransport } from './mail.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

/** Timeouts in milliseconds. */
export interface SmtpTimeouts {
  /** Until the connection is open and the server has greeted. */
  connection: number
  /** Between two responses of the server. */
  silence: number
  /** For the whole email, in case a server keeps responding without end. */
  mail: number
}

/** No email takes longer than a minute; the lease of a delivery is longer than that. */
export const defaultTimeouts: SmtpTimeouts = { connection: 10_000, silence: 30_000, mail: 60_000 }

interface SmtpTransportOptions {
  timeouts?: SmtpTimeouts | undefined
  /** Warned when only some of the mailboxes accept an email. */
  log?: Log | undefined
}

/** Enough to send a thousand emails in a minute, few enough for the limits of mail providers. */
export const smtpConnections = 5

/**
 * The options with which nodemailer connects.
 * @param url `smtp://user:password@host:587` or `smtps://…`; with a user the connection must be
 * encrypted before the password is sent
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
export function openSmtpTransport(
  url: URL,
  { timeouts = defaultTimeouts, log }: SmtpTransportOptions = {},
): MailTransport {
  const transporter = createTransport({
    ...smtpOptions(url, timeouts),
    pool: true,
    maxConnections: smtpConnections,
    // One retry, for a pooled connection that the server closed while idle; the outbox handles the
    // rest.
    maxRequeues: 1,
  })

  return {
    async send(mail) {
      const signal = AbortSignal.timeout(timeouts.mail)
      try {
        const { rejected } = await transporter.sendMail({ ...nodemailerMessage(mail), signal })
        if (rejected.length > 0) {
          log?.warn(
            { refused: rejected.length },
            'the mail server refused some mailboxes of MAIL_TO; "npm run doctor -- --send" says which',
          )
        }
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
 * The refusal of a single email; `null` for an outage. Nothing that a visitor can cause by the
 * content of an email may count as an outage, because all other emails wait during one. So an
 * outage is only a failure before the server has seen anything of the email (connection, greeting,
 * encryption, login), a mailbox that accepts nothing, a lost connection, and 421, with which a
 * server closes the connection (RFC 5321, section 3.8).
 */
function refusalOf(error: NodemailerError): MailRefusedError | null {
  const { code, command, responseCode, message } = error
  const isAboutThisEmail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'RCPT TO')
  if (!isAboutThisEmail || responseCode === 421) return null
  const kind = isTemporary(error) ? 'temporary' : 'permanent'
  return new MailRefusedError(message, kind, { cause: error })
}

/** Whether the server may accept the same later (RFC 5321, section 4.2.1). */
export function isTemporary({ responseCode }: NodemailerError): boolean {
  return responseCode !== undefined && responseCode < 500
}
