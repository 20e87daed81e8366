import { hash } from 'node:crypto'
import formbody from '@fastify/formbody'
import {
  fastify,
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify'
import { fixedHeaders } from '@site/web-policy/fixed-headers.ts'
import { isLoopbackName } from '../http/loopback-name.ts'
import { OperatorError } from '../settings/operator-error.ts'
import { minute } from '../clock/time.ts'
import { isDiskFull } from '../storage/disk-full.ts'
import { passesCrossSiteCheck } from './cross-site-check.ts'
import { DeskError } from './desk-error.ts'
import type { Desk, DeskDependencies } from './desk.ts'
import { emailRoutes } from './email-routes.ts'
import { enquiryRoutes } from './enquiry-routes.ts'
import { eraseRoutes } from './erase-routes.ts'
import { listRoutes } from './list-routes.ts'
import type { ErrorKey } from './desk-error.ts'

/** Closes exports that the client has stopped reading. Longer than the longest erasure. */
const idleTimeoutMs = 3 * minute

function contentSecurityPolicy(stylesheet: string): string {
  return (
    `default-src 'none'; style-src 'sha256-${hash('sha256', stylesheet, 'base64')}'; font-src 'self'; ` +
    "img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
  )
}

const headers = {
  ...fixedHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  // With `no-referrer` a browser would send no origin with posts.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
}

const statuses: Record<ErrorKey, number> = {
  ERROR_REQUEST: 400,
  ERROR_ELSEWHERE: 403,
  ERROR_NOT_FOUND: 404,
  ERROR_HOST: 421,
  ERROR_FAILED: 500,
  ERROR_DISK_FULL: 507,
}

/**
 * Builds the owner's pages. They have no login: anyone who can reach the port has full access, so it is
 * on the loopback interface or behind a proxy that asks for a password.
 */
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
    if (!isLoopbackName(request.headers.host)) done(new DeskError('ERROR_HOST'))
    else done(passesCrossSiteCheck(request) ? undefined : new DeskError('ERROR_ELSEWHERE'))
  })
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const key = toErrorKey(error)
    // The client has disconnected.
    if (reply.raw.destroyed) return reply
    if (statuses[key] >= 500) request.log.error({ err: error }, 'a desk request failed')
    const detail = error instanceof OperatorError ? error.message : ''
    const { note = null } = (request.body ?? {}) as { note?: string }
    try {
      return await desk.show(reply, 'error', { error: key, detail, note }, statuses[key])
    } catch (reason) {
      request.log.error({ err: reason }, 'the error page could not be rendered')
      return sendPlainText(reply, 500, notBuilt)
    }
  })
  app.setNotFoundHandler(() => {
    throw new DeskError('ERROR_NOT_FOUND')
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
  eraseRoutes(app, desk)
  emailRoutes(app, desk)
  return app
}

/** Errors with a status are Fastify's own, such as for a body that is too long. */
function toErrorKey(error: FastifyError | DeskError): ErrorKey {
  if (error instanceof DeskError) return error.key
  if (isDiskFull(error)) return 'ERROR_DISK_FULL'
  return (error.statusCode ?? 500) < 500 ? 'ERROR_REQUEST' : 'ERROR_FAILED'
}

const notBuilt = 'The desk has not been built yet. Run "npm run build" and start again.'

function sendPlainText(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`)
}
