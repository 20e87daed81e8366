import { createTransport, type NodemailerError } from 'nodemailer'
import type { SmtpDestination } from '../settings/settings.ts'
import { TokenRefusedError } from './access-tokens.ts'
import { asciiDomain } from './addresses.ts'
import { MailError, type MailboxRefusal, type MailErrorKind, type MailTransport } from './mail.ts'
import { defaultTimeouts, smtpOptions } from './smtp-options.ts'

/** Enough to send a thousand emails in a minute, few enough for the limits of mail providers. */
export const smtpConnections = 5

/** Sends over SMTP, with a few connections kept open. */
export function openSmtpTransport(
  destination: SmtpDestination,
  ehloName: string,
  timeouts = defaultTimeouts,
): MailTransport {
  const transporter = createTransport({
    ...smtpOptions(destination, ehloName, timeouts),
    pool: true,
    maxConnections: smtpConnections,
    // One retry, for a pooled connection that the server closed while idle.
    maxRequeues: 1,
  })
  /** The signals of the emails whose content was sent to the last byte. */
  const complete = new WeakSet<AbortSignal>()
  transporter.use('stream', ({ message, data: { signal } }, done) => {
    message.processFunc((content) => content.once('end', () => signal && complete.add(signal)))
    done()
  })

  return {
    async send(mail, { to = mail.to.map(({ address }) => address), signal: stop } = {}) {
      const limit = AbortSignal.timeout(timeouts.mail)
      const signal = AbortSignal.any(stop ? [stop, limit] : [limit])
      const recipients = to.map((address) => ({ name: '', address }))
      const envelope = { from: mail.from, to: recipients }
      try {
        const info = await transporter.sendMail({ ...mail, envelope, signal })
        return (info.rejectedErrors ?? []).map((error) => toMailboxRefusal(to, error))
      } catch (error) {
        const failure = error as NodemailerError
        const refusals = failure.rejectedErrors ?? []
        // A server that closes the connection (421) says nothing about the mailboxes.
        if (refusals.length > 0 && refusals.every(({ responseCode }) => responseCode !== 421)) {
          return refusals.map((refusal) => toMailboxRefusal(to, refusal))
        }
        const kind = classifyError(failure, complete.has(signal))
        if (kind === null) throw failure
        const message = kind === 'unconfirmed' ? unconfirmed(failure) : failure.message
        throw new MailError(message, kind, { cause: failure })
      }
    },
    close() {
      transporter.close()
    },
  }
}

/** Shown to the owner with the enquiry. */
const unconfirmed = ({ message }: Error) =>
  `The server received the email, but did not confirm it (${message})`

function toMailboxRefusal(to: readonly string[], refusal: NodemailerError): MailboxRefusal {
  const { recipient = '', message } = refusal
  return {
    address:
      to.find((known) => normalizedAddress(known) === normalizedAddress(recipient)) ?? recipient,
    error: new MailError(message, classifyRefusal(refusal), { cause: refusal }),
  }
}

/** For comparing an address with how nodemailer writes it: domain in ASCII, unusual names quoted. */
function normalizedAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at).replaceAll('"', '') + asciiDomain(address.slice(at).toLowerCase())
}

/** `null` for an outage: the server has not seen the whole email, or it ends the connection (421; RFC 5321). */
function classifyError(error: NodemailerError, isComplete: boolean): MailErrorKind | null {
  const { code, responseCode } = error
  if (responseCode === 421) return null
  if (responseCode === undefined && isComplete) return 'unconfirmed'
  if (code === 'EAUTH') {
    const isRefused = error instanceof TokenRefusedError || (responseCode ?? 0) >= 500
    return isRefused ? 'login-refused' : null
  }
  if (code !== 'EMESSAGE' && code !== 'EENVELOPE') return null
  return classifyRefusal(error)
}

const classifyRefusal = (error: NodemailerError) => (isTemporary(error) ? 'temporary' : 'permanent')

/** Whether the server may accept the same later (RFC 5321, section 4.2.1). */
export const isTemporary = ({ responseCode }: NodemailerError): boolean =>
  responseCode !== undefined && responseCode < 500
