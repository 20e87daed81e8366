import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { startSmtpServer } from '@site/service/testing/smtp-server.ts'

/** A temporary fault of the mail server. */
export interface MailServerFault {
  name: string
  /** Puts the fault in place of the mail server at this port. */
  begin(port: number): Promise<MailServerFailure>
  /** Emails may arrive twice: the server had received one but never said so. */
  ambiguous?: boolean
  /** Emails are not retried soon: the test sends them again, as the owner can. */
  lasting?: boolean
}

/** A fault in progress. */
interface MailServerFailure {
  /** Emails that arrived nevertheless. */
  received: string[]
  end(): Promise<void>
}

export const mailServerFaults: MailServerFault[] = [
  {
    name: 'mail server down',
    begin: () => Promise.resolve({ received: [], end: () => Promise.resolve() }),
  },
  {
    name: 'mail server hangs',
    begin: (port) => listen(port, (socket) => socket.resume()),
  },
  refusing('421 at the connection', { stage: 'connection', code: 421 }),
  refusing('451 at the recipient', { stage: 'recipient', code: 451 }),
  { ...refusing('550 at the recipient', { stage: 'recipient', code: 550 }), lasting: true },
  refusing('451 at the content', { stage: 'data', code: 451 }),
  refusing('554 at the content', { stage: 'data', code: 554 }),
  {
    name: 'no TLS',
    begin: (port) => listen(port, (socket) => socket.end('220 plain text only\r\n')),
  },
  {
    name: 'connection cut in the content',
    begin: (port) => beginCutting(port, /^DATA\r\n[\s\S]*?^Subject:/m),
  },
  {
    name: 'connection cut after the content',
    ambiguous: true,
    lasting: true,
    begin: (port) => beginCutting(port, /\r\n\.\r\n/),
  },
]

type Fault = NonNullable<Awaited<ReturnType<typeof startSmtpServer>>['fault']>

function refusing(name: string, fault: Fault): MailServerFault {
  return {
    name,
    async begin(port) {
      const server = await startSmtpServer(port)
      server.fault = fault
      return { received: server.received, end: () => server.stop() }
    },
  }
}

/**
 * A real mail server behind a proxy that cuts the connection at the end of this match in what the
 * client has sent.
 */
async function beginCutting(port: number, cutAfter: RegExp): Promise<MailServerFailure> {
  const server = await startSmtpServer()
  const proxy = await listen(port, (client) => {
    const upstream = connect(server.port, '127.0.0.1')
    let sent = ''
    client.on('data', (chunk: Buffer) => {
      const before = sent.length
      sent += chunk.toString('latin1')
      const match = cutAfter.exec(sent)
      // One chunk may hold the rest of the content as well, which the server would accept.
      upstream.write(match ? chunk.subarray(0, match.index + match[0].length - before) : chunk)
      if (match) client.destroy()
    })
    upstream.on('data', (chunk: Buffer) => client.write(chunk))
    client.on('close', () => upstream.end())
    upstream.on('close', () => client.destroy())
    upstream.on('error', () => client.destroy())
  })
  return {
    received: server.received,
    async end() {
      await proxy.end()
      await server.stop()
    },
  }
}

async function listen(
  port: number,
  onConnection: (socket: Socket) => void,
): Promise<MailServerFailure> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {
      // The client disconnects, as the fault intends.
    })
    onConnection(socket)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    received: [],
    async end() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
