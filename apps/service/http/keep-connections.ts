import type { FastifyInstance } from 'fastify'

/**
 * Decides with each response whether its connection is kept. Fastify would close it for every body
 * that it refuses, and a browser that is still uploading would show an error of its own instead of
 * the response; Node discards the rest. Once the app is closing, a connection that is kept would
 * delay the shutdown.
 */
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
