import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressBlock } from '../abuse/client-key.ts'

/**
 * How many requests on one connection may wait for their responses. Browsers and proxies wait for
 * each response; Node would accept 1,500 short requests at once, at 5 kB of memory each.
 */
const maxPipelined = 16

/**
 * How long the address is then refused any connection. Node still parses what it has already read,
 * which keeps visitors waiting for 30 ms; that must not happen again and again.
 */
const refusedForMs = 10_000

/** Closes a connection that sends requests faster than it reads the responses. */
export function limitPipelining(server: Server): void {
  const pending = new WeakMap<Socket, number>()
  const refused = new Set<string>()
  const blockOf = ({ remoteAddress = '' }: Socket) => addressBlock(remoteAddress)

  function refuse(socket: Socket): void {
    const block = blockOf(socket)
    refused.add(block)
    setTimeout(() => refused.delete(block), refusedForMs).unref()
    socket.destroy()
  }

  // Wraps Fastify's own listener rather than using a hook: a request whose address cannot be
  // decoded never reaches a hook.
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (pending.get(socket) ?? 0) + 1
    pending.set(socket, count)
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1))
    if (count > maxPipelined) refuse(socket)
    else for (const listener of listeners) listener.call(server, request, response)
  })
  server.on('connection', (socket: Socket) => {
    if (refused.size > 0 && refused.has(blockOf(socket))) socket.destroy()
  })
}
