import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Requests on one connection that wait for their answers. Browsers and proxies send the next one after
 * the answer; Node would take 1,500 short ones at a time, at 5 kB of memory each.
 */
const mostPipelined = 16

/**
 * Ends a connection that sends requests faster than it takes the answers. What Node has read of it by
 * then is not looked at any more: 1,500 requests would keep all other visitors waiting.
 */
export function limitPipelining(server: Server): void {
  const pending = new WeakMap<Socket, number>()
  // In the place of Fastify's own listener: an address that cannot be decoded never reaches a hook.
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const count = (pending.get(socket) ?? 0) + 1
    pending.set(socket, count)
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1))
    if (count > mostPipelined) socket.destroy()
    else for (const listener of listeners) listener.call(server, request, response)
  })
}
