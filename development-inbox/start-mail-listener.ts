import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { ReceivedMails } from './received-mails.ts'

export interface Listener {
  /** Such as `smtp://127.0.0.1:1025`. */
  address: string
  close: () => Promise<void>
}

/**
 * Takes every mail that a program on this machine sends and passes none on.
 * @param port 0 for any
 */
export async function startMailListener(mails: ReceivedMails, port: number): Promise<Listener> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 50,
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => mails.add(raw))
        .then(() => {
          done()
        }, done)
    },
  })
  server.on('error', () => {
    // A client that went away is no concern of the others; a port that is taken ends the wait below.
  })
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const { port: actualPort } = listener.address() as AddressInfo
  return {
    address: `smtp://127.0.0.1:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}
