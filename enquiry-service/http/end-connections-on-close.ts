import type { FastifyInstance } from 'fastify'

/**
 * Ends each connection with its last answer once the app is closing. Fastify closes those that are
 * idle by then; one with a request under way would be kept alive afterwards and hold up the stop.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('Connection', 'close')
    done()
  })
}
