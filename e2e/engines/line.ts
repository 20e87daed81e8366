import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { port as servicePort } from '../service.ts'

/**
 * The line between one visitor and the service: it notes what is asked for and can break. Each has
 * an origin of its own, so that no visitor finds what another has stored.
 */
export interface Line {
  origin: string
  /** The addresses asked for so far. */
  requests: string[]
  /** Whether enquiries get lost on the way. */
  broken: boolean
  /** What a test makes of each page before the browser sees it; the policy is left out then. */
  alter: ((html: string) => string) | undefined
  close(): Promise<void>
}

export async function openLine(): Promise<Line> {
  const server = createServer((incoming, outgoing) => {
    line.requests.push(incoming.url ?? '')
    if (line.broken && incoming.method === 'POST') incoming.socket.destroy()
    else forward(incoming, outgoing, line.alter)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const line: Line = {
    origin: `http://localhost:${port}`,
    requests: [],
    broken: false,
    alter: undefined,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return line
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, alter: Line['alter']): void {
  const headers = { ...incoming.headers, ...(alter && { 'accept-encoding': 'identity' }) }
  const { method, url } = incoming
  const onward = request({ host: 'localhost', port: servicePort, method, path: url, headers })
  onward.on('response', (response) => {
    const status = response.statusCode ?? 502
    const isPage = response.headers['content-type']?.startsWith('text/html')
    if (!alter || !isPage) {
      outgoing.writeHead(status, response.headers)
      response.pipe(outgoing)
      return
    }
    const altered = { ...response.headers }
    delete altered['content-length']
    delete altered['content-security-policy']
    void response
      .setEncoding('utf8')
      .toArray()
      .then((parts) => {
        outgoing.writeHead(status, altered).end(alter(parts.join('')))
      })
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
