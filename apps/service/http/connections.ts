import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { plainAddress } from '../spam/client-key.ts'

/** Keeps connections, which Fastify would close when it refuses a body: a browser still uploading shows an error. */
export function keepConnections(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('Connection', 'close')
    else if (reply.hasHeader('Connection')) reply.removeHeader('Connection')
    done()
  })
}

/** Browsers and proxies wait for each response; Node reads a thousand requests at once, at 5 kB of memory each. */
const maxPipelined = 16

/** Closes all connections of an address that does not wait for responses: each has probably sent as many requests. */
export function limitPipelining(server: Server): void {
  const connections = new Map<Socket, { unanswered: number }>()

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { unanswered: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  // Not a hook, which a request whose address cannot be decoded never reaches.
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const connection = connections.get(socket)
    if (connection === undefined || socket.destroyed) return
    connection.unanswered += 1
    response.once('close', () => (connection.unanswered -= 1))
    if (connection.unanswered > maxPipelined) closeConnectionsFrom(socket.remoteAddress)
    else for (const listener of listeners) listener.call(server, request, response)
  })

  function closeConnectionsFrom(address: string | undefined): void {
    for (const socket of connections.keys()) if (socket.remoteAddress === address) socket.destroy()
  }
}

/** Checks for trusted proxies. Fastify's own check does not recognise one that another proxy noted with its port. */
export function trustedProxyCheck(blocks: readonly string[]): (address: string) => boolean {
  const isTrusted = compile([...blocks])
  return (address) => isTrusted(plainAddress(address), 0)
}

/** Warns once of an unknown proxy. Does not log its address: a visitor can send the header without a proxy. */
export function warnAboutUnknownProxy(app: FastifyInstance): void {
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    // Fastify lists more than the peer only behind a proxy that is trusted.
    const isUnknown = (request.ips?.length ?? 1) === 1
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined && isUnknown) {
      hasWarned = true
      request.log.warn(
        'a request came through a proxy that is not in TRUSTED_PROXIES: its visitors share one rate limit',
      )
    }
    done()
  })
}
