import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** What the server answers instead of accepting a mail. */
export interface SmtpFault {
  stage: 'connection' | 'sender' | 'recipient' | 'data'
  code: number
  /** At the stage `data`: refuses only mails that contain this text. */
  containing?: string
}

/** A real SMTP server on a local port. */
export interface TestSmtpServer {
  url: URL
  port: number
  /** The mails received so far, as they came over the wire. */
  received: string[]
  inbox(): Promise<Email[]>
  /** Set to make the server refuse from now on. */
  fault: SmtpFault | null
  /** How many attempts, accepted or not, have reached the server. */
  attempts: number
  stop(): Promise<void>
}

/** @param port 0 for any; a fixed one brings a stopped server back */
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
    // Kept connections of a pool are not worth waiting for.
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
    // Clients that go away are part of what is tested.
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
