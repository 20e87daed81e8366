import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressBlock } from '../abuse/client-key.ts'

/**
 * Requests on one connection that wait for their answers. Browsers and proxies send the next one after
 * the answer; Node would take 1,500 short ones at a time, at 5 kB of memory each.
 */
const mostPipelined = 16

/**
 * For so long nobody of the same address gets a connection afterwards: what Node has read by then it
 * takes apart all the same, which keeps visitors waiting for 30 ms and must not happen again and again.
 */
const refusedForMs = 10_000

/** Ends a connection that sends requests faster than it takes the answers. */
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

  // In the place of Fastify's own listener: an address that cannot be decoded never reaches a hook.
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (pending.get(socket) ?? 0) + 1
    pending.set(socket, count)
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1))
    if (count > mostPipelined) refuse(socket)
    else for (const listener of listeners) listener.call(server, request, response)
  })
  server.on('connection', (socket: Socket) => {
    if (refused.size > 0 && refused.has(blockOf(socket))) socket.destroy()
  })
}
