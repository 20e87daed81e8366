import type { FastifyInstance } from 'fastify'

/**
 * Tells the owner once that a proxy stands before the service and is not known to it: all visitors
 * then look like one, and share one rate limit.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let isTold = false
  app.addHook('onRequest', (request, _reply, done) => {
    // More than the peer itself are believed only behind a proxy that is named.
    const isUnknown = (request.ips?.length ?? 1) === 1
    if (!isTold && request.headers['x-forwarded-for'] !== undefined && isUnknown) {
      isTold = true
      request.log.warn(
        { proxy: request.socket.remoteAddress },
        'a request came through a proxy that TRUSTED_PROXIES does not name: its visitors count as one',
      )
    }
    done()
  })
}
