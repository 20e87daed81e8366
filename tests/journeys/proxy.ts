import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { port as servicePort } from './service.ts'

/**
 * A proxy between a visitor and the service, which records requests and can drop them. Each has its
 * own origin, so that visitors do not share storage.
 */
export interface Proxy {
  origin: string
  /** The addresses requested so far. */
  requests: string[]
  /** Whether posts are dropped. */
  broken: boolean
  /** The end of addresses that are never answered. */
  unanswered: string | undefined
  /** How long posts take on their way, in milliseconds. */
  postDelay: number
  /** Changes each page before the browser sees it, and may send it in parts; its policy is removed then. */
  alter: ((html: string) => string | AsyncIterable<string>) | undefined
  close(): Promise<void>
}

export async function startProxy(): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    proxy.requests.push(incoming.url ?? '')
    const isPost = incoming.method === 'POST'
    if (proxy.unanswered && incoming.url?.endsWith(proxy.unanswered)) return
    if (proxy.broken && isPost) incoming.socket.destroy()
    else {
      setTimeout(
        () => {
          forward(incoming, outgoing, proxy.alter)
        },
        isPost ? proxy.postDelay : 0,
      )
    }
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const proxy: Proxy = {
    origin: `http://localhost:${port}`,
    requests: [],
    broken: false,
    unanswered: undefined,
    postDelay: 0,
    alter: undefined,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return proxy
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, alter: Proxy['alter']): void {
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
        Readable.from(alter(parts.join(''))).pipe(outgoing.writeHead(status, altered))
      })
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
