import type { AddressInfo } from 'node:net'
import { hash } from 'node:crypto'
import formbody from '@fastify/formbody'
import { fastify, LogController } from 'fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fixedHeaders } from '@site/web-policy/fixed-headers.ts'
import { OperatorError } from '../settings/operator-error.ts'
import { isLoopbackHost, isLoopbackName } from '../settings/loopback.ts'
import type { DeskSettings } from '../settings/settings.ts'
import type { Desk, DeskDependencies, ErrorKey } from './desk-pages.ts'
import { minute } from '../clock/time.ts'
import { isDiskFull } from '../storage/disk-full.ts'
import { PublicError } from '../http/errors.ts'
import { emailRoutes } from './email-routes.ts'
import { enquiryRoutes } from './enquiry-routes.ts'
import { listRoutes } from './list-routes.ts'
import { requestOrigin } from '../http/origin.ts'

/** Starts the desk on a port of its own. @throws OperatorError when the port cannot be used */
export async function startDesk(
  dependencies: Omit<DeskDependencies, 'behindProxy'>,
  { host, port, isPortSet, behindProxy }: DeskSettings,
) {
  const app = await buildDesk({ ...dependencies, behindProxy })
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (isPortSet || code !== 'EADDRINUSE') {
      throw new OperatorError(
        `DESK_PORT ${port} on DESK_HOST ${host} cannot be used (${message}): choose another one.`,
        { cause: error },
      )
    }
    // Probably another copy of the service in development: any free port will do, as none was set.
    await app.listen({ host, port: 0 })
  }
  const { port: chosen } = app.server.address() as AddressInfo
  return {
    address: `http://${isLoopbackHost(host) ? 'localhost' : host}:${chosen}`,
    close: () => app.close(),
  }
}

/** Closes exports that the client has stopped reading. Longer than the longest erasure. */
const idleTimeoutMs = 3 * minute

const contentSecurityPolicy = (stylesheet: string): string =>
  `default-src 'none'; style-src 'sha256-${hash('sha256', stylesheet, 'base64')}'; font-src 'self'; ` +
  "img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const headers = {
  ...fixedHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  // With `no-referrer` a browser would send no origin with posts.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
}

const errorKeys: Partial<Record<number, ErrorKey>> = {
  403: 'ERROR_ELSEWHERE',
  404: 'ERROR_NOT_FOUND',
  421: 'ERROR_HOST',
  507: 'ERROR_DISK_FULL',
}

/** Builds the owner's pages. They have no login: whoever reaches the port has full access. */
export async function buildDesk(dependencies: DeskDependencies): Promise<FastifyInstance> {
  const { behindProxy, loadPages, log, settings } = dependencies
  const app = fastify({
    loggerInstance: log,
    // URLs contain search terms.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: behindProxy,
    connectionTimeout: idleTimeoutMs,
    // A HEAD would run a whole export.
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // Called for an address that cannot be decoded.
    frameworkErrors: (_error, _request, reply) => {
      void sendPlainText(reply.headers(headers), 400, 'The URL is not valid.')
    },
  })
  await app.register(formbody)

  const desk: Desk = {
    ...dependencies,
    async show(reply, name, props, status = 200) {
      const { renderPage, stylesheet } = await loadPages()
      return reply
        .code(status)
        .header('Content-Security-Policy', contentSecurityPolicy(stylesheet))
        .type('text/html')
        .send(renderPage(name, props, settings.mail.kind === 'folder'))
    },
  }

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (!isLoopbackName(request.headers.host)) done(new PublicError(421))
    else done(passesCrossSiteCheck(request) ? undefined : new PublicError(403))
  })
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (reply.raw.destroyed) return reply
    const status = isDiskFull(error) ? 507 : (error.statusCode ?? 500)
    const key = errorKeys[status] ?? (status < 500 ? 'ERROR_REQUEST' : 'ERROR_FAILED')
    if (status >= 500) request.log.error({ err: error }, 'a desk request failed')
    const detail = error instanceof OperatorError ? error.message : ''
    const { note = null } = (request.body ?? {}) as { note?: string }
    try {
      return await desk.show(reply, 'error', { error: key, detail, note }, status)
    } catch (reason) {
      request.log.error({ err: reason }, 'the error page could not be rendered')
      return sendPlainText(reply, 500, notBuilt)
    }
  })
  app.setNotFoundHandler(() => {
    throw new PublicError(404)
  })

  app.get('/archivo.woff2', async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('Cache-Control', 'max-age=86400')
      .send(Buffer.from((await loadPages()).typeface, 'base64')),
  )
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').send((await loadPages()).icon),
  )
  listRoutes(app, desk)
  enquiryRoutes(app, desk)
  emailRoutes(app, desk)
  return app
}

const notBuilt = 'The desk has not been built yet. Run "npm run build" and start again.'

const sendPlainText = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`)

/** Rejects requests of other websites but links to pages (https://www.w3.org/TR/fetch-metadata/), as OWASP advises. */
function passesCrossSiteCheck(request: FastifyRequest): boolean {
  const { headers, method, routeOptions, query } = request
  if (method === 'POST') {
    // With a form every browser sends one of them, so that no token is needed.
    const isBrowser = (headers.origin ?? headers['sec-fetch-site']) !== undefined
    return isBrowser && requestOrigin(request, []) !== 'foreign'
  }
  const { 'sec-fetch-site': site = 'none' } = headers
  if (['same-origin', 'none'].includes(site)) return true
  const isPageNavigation =
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-purpose'] === undefined
  // Their response time would tell another website whether there are results.
  const isExport = routeOptions.url?.startsWith('/enquiries.') === true
  return isPageNavigation && !isExport && !Object.hasOwn(query as object, 'q')
}
