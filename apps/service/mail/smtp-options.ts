import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'
import { isLoopbackHost } from '../settings/loopback.ts'
import type { SmtpDestination } from '../settings/settings.ts'
import { createTokenProvider } from './access-tokens.ts'

/** How long a mail server may take, in milliseconds: once connected as long as RFC 5321, section 4.5.3.2, allows. */
export const defaultTimeouts = {
  connection: 10_000,
  /** For the handshake of TLS as well. */
  greeting: 5 * 60_000,
  response: 10 * 60_000,
  /** For the whole email, in case a server keeps responding without end. */
  mail: 30 * 60_000,
}

export type SmtpTimeouts = typeof defaultTimeouts

/** The options with which nodemailer connects. With a user, the connection must be encrypted. */
export function smtpOptions(
  { url, oauth }: SmtpDestination,
  ehloName: string,
  timeouts: SmtpTimeouts,
) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  return {
    name: ehloName,
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    ...(user === ''
      ? // Nobody is in between, and a local server usually has a certificate of its own making.
        isLoopbackHost(host) && { tls: { rejectUnauthorized: false } }
      : {
          requireTLS: true,
          auth: oauth
            ? { type: 'OAUTH2', user, provisionCallback: createTokenProvider(oauth) }
            : { user, pass: decodeURIComponent(url.password) },
        }),
    // nodemailer does the rest, TLS included.
    getSocket({ host = '', port }, done) {
      openSocket(host, Number(port), timeouts.connection).then((connection) => {
        done(null, { connection })
      }, done)
    },
    // For nodemailer it includes the greeting, and connecting has a limit of its own.
    connectionTimeout: timeouts.mail,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.response,
  } satisfies SMTPTransportOptions
}

async function openSocket(host: string, port: number, timeout: number): Promise<Socket> {
  // A host with a broken IPv6 address has to leave enough time for the next one.
  const autoSelectFamilyAttemptTimeout = Math.ceil(timeout / 4)
  const socket = connect({ host, port, autoSelectFamilyAttemptTimeout })
  const signal = AbortSignal.timeout(timeout)
  try {
    await once(socket, 'connect', { signal })
    return socket
  } catch (error) {
    socket.destroy()
    if (signal.aborted) {
      throw Object.assign(new Error('Connection timeout'), { code: 'ETIMEDOUT' })
    }
    // With several addresses, Node collects one error for each under an empty message.
    throw error instanceof AggregateError ? (error.errors[0] ?? error) : error
  }
}
