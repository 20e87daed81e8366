import type { FastifyInstance } from 'fastify'
import { sendError } from './send-error.ts'

/**
 * Refuses a request with two `Host` headers or without one, as RFC 9112, section 3.2, requires. Node keeps the
 * first and a proxy perhaps the last, so the two could respond for different sites.
 */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const names = request.raw.rawHeaders.filter((_text, index) => index % 2 === 0)
    const hosts = names.filter((name) => name.toLowerCase() === 'host')
    const isMissing = hosts.length === 0 && request.raw.httpVersion === '1.1'
    if (isMissing || hosts.length > 1) sendError(request, reply, 400)
    else done()
  })
}
