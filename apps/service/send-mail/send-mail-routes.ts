import cors from '@fastify/cors'
import formBody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyLimit } from '@site/enquiry/payload.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { clientKey } from '../spam/client-key.ts'
import { crossOrigin, requestOrigin } from '../http/origin.ts'
import { PublicError, toPublicError } from '../http/errors.ts'
import { acceptEnquiry, type SendMailDependencies } from './accept-enquiry.ts'
import {
  respondToFormPost,
  respondToJsonPost,
  respondToRejectedPost,
  localeOfPost,
} from './respond.ts'
import {
  isObjectOfStrings,
  parseForm,
  readFormPost,
  invalidEnquiryMessage,
  readJsonPost,
} from './read-post.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import { smallPostBytes } from '../spam/post-limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's `clientKey`. */
    client: string
  }
}

/** How many form pages may exist at once: 16 MB, and about a second for the last in the queue. */
const maxFormPages = 16

/** `POST /send-mail` (specification, section 7): the enquiry as JSON or as a posted form. */
export async function sendMailRoutes(app: FastifyInstance, dependencies: SendMailDependencies) {
  const { allowedOrigins, store, site } = dependencies
  const formDependencies = { ...dependencies, formPages: createConcurrencyLimit(maxFormPages) }
  await app.register(cors, crossOrigin(allowedOrigins))
  await app.register(formBody, { parser: parseForm })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isObjectOfStrings(body)) return parseJson(request, body, done)
      done(new PublicError(400, invalidEnquiryMessage))
    },
  )

  app.decorateRequest('client', '')
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    respondToRejectedPost(request, reply, { site, ...toPublicError(error, request) }),
  )
  const admit = createAdmission(dependencies)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (request.method !== 'POST') return
    request.client = clientKey(request.ip, store.secret)
    const status = await admit(request, reply)
    if (status !== null) return respondToRejectedPost(request, reply, { status, site })
  })

  app.post('', { bodyLimit }, async (request, reply) => {
    const isJson = request.mediaType === 'application/json'
    const posted = isJson ? readJsonPost(request) : readFormPost(request.body)
    const outcome = await acceptEnquiry(posted, request.client, dependencies, request.log)
    if (isJson) return respondToJsonPost(request, reply, outcome)
    return respondToFormPost(request, reply, posted, outcome, formDependencies)
  })

  // Reloading a shown form by its address redirects to an empty one.
  app.get('', (request, reply) =>
    reply.redirect(localizedPath(localeOfPost(request), 'contact'), 303),
  )
}

/** Posts in memory take at most 40 MB, however slowly they are sent, and large ones cannot block ordinary ones. */
const maxSmallPosts = 512
const maxLargePosts = 8

const acceptedTypes = ['application/json', 'application/x-www-form-urlencoded']

/** Returns the check of a post by its headers, whose result is the status of a rejection, or `null`. */
function createAdmission({ allowedOrigins, limits, events }: SendMailDependencies) {
  const smallPosts = createConcurrencyLimit(maxSmallPosts)
  const largePosts = createConcurrencyLimit(maxLargePosts)

  return async function admit(request: FastifyRequest, reply: FastifyReply) {
    const size = Math.min(Number(request.headers['content-length'] ?? 0), bodyLimit)
    const origin = requestOrigin(request, allowedOrigins)
    if (origin === 'foreign') return 403
    if (request.headers.origin !== undefined) {
      events.emit('ownPagePosted', { hostReplaced: origin === 'other-host' })
    }
    const cost = Math.max(1, Math.ceil(size / smallPostBytes))
    const secondsToWait = await limits.countPost(request.client, cost)
    if (secondsToWait !== null) {
      reply.header('Retry-After', secondsToWait)
      return 429
    }
    // No browser sends chunks. A body in chunks of one byte takes a hundred times its size in memory.
    if (request.headers['transfer-encoding'] !== undefined) return 411
    if (!acceptedTypes.includes(request.mediaType ?? '') || !isUtf8(request)) return 415
    const slots = size > smallPostBytes ? largePosts : smallPosts
    return slots.tryAcquire(request, reply) ? null : 503
  }
}

/** Whether the body is UTF-8, as JSON and posted forms always are (RFC 8259, section 8.1) unless they name another. */
function isUtf8({ headers }: FastifyRequest): boolean {
  const [, charset] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '') ?? []
  return charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset)
}
