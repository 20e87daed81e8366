import type { FastifyInstance } from 'fastify'

/**
 * Closes each connection after its last response once the app is closing. Fastify closes the
 * connections that are idle by then; one with a request in progress would be kept alive and delay
 * the shutdown.
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
