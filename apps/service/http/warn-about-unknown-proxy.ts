import type { FastifyInstance } from 'fastify'

/**
 * Warns the owner once when requests come through a proxy that the service does not know: all
 * visitors then look like one and share one rate limit. Does not log its address: a visitor can
 * send the header without a proxy.
 */
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
