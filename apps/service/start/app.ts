import { fastify, LogController } from 'fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from '@site/web-policy/content-security-policy.ts'
import { fixedHeaders, strictTransportSecurity } from '@site/web-policy/fixed-headers.ts'
import { sendError, toPublicError } from '../http/errors.ts'
import { countryRoutes, type CountryOf } from '../country/country.ts'
import {
  keepConnections,
  limitPipelining,
  trustedProxyCheck,
  warnAboutUnknownProxy,
} from '../http/connections.ts'
import type { ServiceStatus } from '../status/service-status.ts'
import type { Log } from '../log/log.ts'
import type { Metrics } from '../status/metrics.ts'
import type { SendMailDependencies } from '../send-mail/accept-enquiry.ts'
import { sendMailRoutes } from '../send-mail/send-mail-routes.ts'
import { sendNotFound, siteRoutes } from '../site/site-routes.ts'
import type { VisitCounter } from '../visits/visit-counter.ts'

export interface AppDependencies extends SendMailDependencies {
  countryOf: CountryOf
  status: () => Promise<ServiceStatus>
  metrics: Metrics | null
  /** `null`: visits are not counted. */
  visits: VisitCounter | null
  trustedProxies: string[]
  unreadTimeoutMs?: number
  log: Log
}

/** A minute for a whole request to arrive, so that slow ones do not accumulate. */
const requestTimeoutMs = 60_000

/** A connection without traffic for this long is closed. Slow readers are not affected, as they cause traffic. */
const defaultUnreadTimeoutMs = 30_000

/** A request target may include scheme and host, as for a proxy (RFC 9112, section 3.2.2). */
function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '')
  return path === target || path.startsWith('/') ? path : `/${path}`
}

/** Builds the HTTP side of the service. It has no state of its own and does not listen yet. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { metrics, visits, site, log, trustedProxies } = dependencies
  const { unreadTimeoutMs = defaultUnreadTimeoutMs } = dependencies
  const app = fastify({
    loggerInstance: log,
    // Request lines would contain addresses of visitors; a proxy can write an access log instead.
    logController: new LogController({ disableRequestLogging: true }),
    // Without request lines, a request id in the log is useless.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustedProxies.length > 0 && trustedProxyCheck(trustedProxies),
    requestTimeout: requestTimeoutMs,
    connectionTimeout: unreadTimeoutMs,
    rewriteUrl: ({ url = '' }) => pathOf(url),
    forceCloseConnections: 'idle',
    // An address that cannot be decoded fails before any hook runs.
    frameworkErrors(error, request, reply) {
      setSecurityHeaders(request, reply)
      const isPage = request.method === 'GET' || request.method === 'HEAD'
      if (site && isPage && error.code === 'FST_ERR_BAD_URL') {
        void sendNotFound(request, reply, site, request.url)
      } else {
        void sendError(request, reply, 400)
      }
    },
  })

  limitPipelining(app.server)
  // Node would refuse a request with an `Expect` header before the limits count it.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response)
  })
  keepConnections(app)
  warnAboutUnknownProxy(app)
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply)
    // The site has a route for every address that is read: without a route, the method is wrong.
    if (request.is404) void sendMethodNotAllowed(request, reply)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    metrics?.observeRequest(request, reply)
    visits?.count(request, reply)
    done()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, sentence } = toPublicError(error, request)
    return sendError(request, reply, status, sentence)
  })

  await app.register(sendMailRoutes, { prefix: '/send-mail', ...dependencies })
  await app.register(countryRoutes, { prefix: '/country', ...dependencies })
  healthRoutes(app, dependencies.status)
  siteRoutes(app, site)
  return app
}

/** The response names the methods that the address has (RFC 9110, section 15.5.6). */
function sendMethodNotAllowed(request: FastifyRequest, reply: FastifyReply) {
  const [path = ''] = request.url.split('?')
  const canPost = request.server.hasRoute({ method: 'POST', url: path })
  reply.header('Allow', canPost ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD')
  return sendError(request, reply, 405)
}

const policy = contentSecurityPolicy()

/** Sets the headers of every response; a page replaces the policy with its own. */
function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(fixedHeaders).header('Content-Security-Policy', policy)
  // Fastify believes `X-Forwarded-Proto` only from a trusted proxy.
  if (request.protocol === 'https') {
    reply.header('Strict-Transport-Security', strictTransportSecurity)
  }
}

/** `/health/ready` is 503 only when the store cannot commit (decision 19). Anybody may ask, so it has no figures. */
function healthRoutes(app: FastifyInstance, status: () => Promise<ServiceStatus>): void {
  app.get('/health/live', (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'live' }),
  )
  app.get('/health/ready', async (_request, reply) => {
    const { canStore } = await status()
    reply.code(canStore ? 200 : 503).header('Cache-Control', 'no-store')
    return reply.send({ status: canStore ? 'ready' : 'unready' })
  })
}
