import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { MailTransport } from '../mail/mail.ts'
import type { SmtpTimeouts } from '../mail/smtp-options.ts'
import { openSmtpTransport } from '../mail/smtp-transport.ts'

/** How the server refuses emails. */
interface SmtpFault {
  stage: 'connection' | 'sender' | 'recipient' | 'data'
  code: number
  /** At the stage `data`: refuses only emails that contain this text. */
  containing?: string
}

/** A real SMTP server on a local port. */
export interface TestSmtpServer {
  url: URL
  port: number
  /** The emails received so far, as sent over the wire. */
  received: string[]
  inbox(): Promise<Email[]>
  /** Set to make the server refuse emails from now on. */
  fault: SmtpFault | null
  /** The number of attempts, accepted or not. */
  attempts: number
  stop(): Promise<void>
}

/** A transport for a server of the tests. */
export function openTestTransport(url: URL, timeouts?: SmtpTimeouts): MailTransport {
  return openSmtpTransport({ url }, 'www.senda.example', timeouts)
}

/** @param port 0 for any; the port of a stopped server brings it back */
export async function startSmtpServer(
  port = 0,
  options: SMTPServerOptions = {},
): Promise<TestSmtpServer> {
  const state: Pick<TestSmtpServer, 'received' | 'fault' | 'attempts'> = {
    received: [],
    fault: null,
    attempts: 0,
  }
  const failureAt = (stage: SmtpFault['stage']) =>
    state.fault?.stage === stage
      ? Object.assign(new Error('refused by the test'), { responseCode: state.fault.code })
      : null

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    // Does not wait for idle connections of a pool.
    closeTimeout: 50,
    onConnect(_session, done) {
      const failure = failureAt('connection')
      if (failure) state.attempts += 1
      done(failure)
    },
    onMailFrom(_address, _session, done) {
      const failure = failureAt('sender')
      if (failure) state.attempts += 1
      done(failure)
    },
    onRcptTo(_address, _session, done) {
      state.attempts += 1
      done(failureAt('recipient'))
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString('utf8')
        const failure = mail.includes(state.fault?.containing ?? '') ? failureAt('data') : null
        if (!failure) state.received.push(mail)
        done(failure)
      })
    },
    ...options,
  })
  server.on('error', () => {
    // Disconnecting clients are part of what is tested.
  })
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const { port: actualPort } = listener.address() as AddressInfo

  let stopped: Promise<void> | undefined
  const stop = () =>
    (stopped ??= new Promise<void>((resolve) => {
      server.close(resolve)
    }))
  onTestFinished(stop)

  return Object.assign(state, {
    url: new URL(`smtp://127.0.0.1:${actualPort}`),
    port: actualPort,
    inbox: () => Promise.all(state.received.map((raw) => PostalMime.parse(raw))),
    stop,
  })
}
