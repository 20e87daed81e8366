import cors from '@fastify/cors'
import formBody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyLimit } from '../../enquiry-contract/payload.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import { clientKey } from '../abuse/client-key.ts'
import { crossOrigin } from '../http/cross-origin.ts'
import { errorAnswer } from '../http/error-answer.ts'
import { mediaType } from '../http/media-type.ts'
import { PublicError } from '../http/public-error.ts'
import { acceptEnquiry, type AcceptDependencies } from './accept-enquiry.ts'
import { answerFormPost, type FormAnswerDependencies } from './answer-form-post.ts'
import { answerJsonPost } from './answer-json-post.ts'
import { answerRefusedForm } from './answer-refused-form.ts'
import { answerUnsentPost, isBrowser, localeOfPost } from './answer-unsent-post.ts'
import { isForeign } from '../http/foreign-origin.ts'
import { isObjectOfStrings } from './is-object-of-strings.ts'
import { parseForm, readFormPost } from './read-form-post.ts'
import { notAnEnquiry, readJsonPost } from './read-json-post.ts'
import { createSlots } from '../http/slots.ts'

export type SendMailDependencies = AcceptDependencies & FormAnswerDependencies

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's `clientKey`. */
    client: string
    /** Set for a refused form that is read anyway, to be shown again. */
    refusedWith: number | null
  }
}

/**
 * Forty times what people write. Larger posts have slots of their own, and count as several, so
 * that no connection alone fills a disk: with sixty posts in ten minutes (`hardLimit`) it can store
 * 4 MB instead of 60.
 */
const smallPostBytes = 64 * 1024

function isChunked({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined
}

function countedAs(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / smallPostBytes))
}

/**
 * Posts are held in memory until they are answered. With these two limits they take at most 40 MB,
 * however many are sent and however slowly, and large posts cannot block ordinary ones.
 */
const maxSmallPosts = 512
const maxLargePosts = 8

/**
 * How many form pages may exist at the same time, from waiting to be rendered until the browser has
 * received them: 16 MB at a megabyte each, and about a second for the last in the queue.
 */
const maxFormPages = 16

/**
 * How many refused forms may be read, rendered or sent at the same time: few, as other posts have
 * to be stored.
 */
const maxRefusedPages = 4

/** How browsers encode our form. */
const formType = 'application/x-www-form-urlencoded'

const acceptedTypes = ['application/json', formType]

/**
 * `POST /send-mail` (specification, section 7): the enquiry as JSON or as a posted form. Registered
 * under that prefix, which also limits the scope of its plugins.
 */
export async function sendMailRoutes(
  app: FastifyInstance,
  dependencies: SendMailDependencies,
): Promise<void> {
  const { allowedOrigins, limits, store, site } = dependencies
  const formDependencies = {
    ...dependencies,
    formPages: createSlots(maxFormPages),
  }
  await app.register(cors, crossOrigin(allowedOrigins))
  await app.register(formBody, { parser: parseForm })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isObjectOfStrings(body)) return parseJson(request, body, done)
      done(new PublicError(400, notAnEnquiry))
    },
  )

  app.decorateRequest('client', '')
  app.decorateRequest('refusedWith', null)
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    answerUnsentPost(request, reply, { site, ...errorAnswer(error, request) }),
  )
  const smallPosts = createSlots(maxSmallPosts)
  const largePosts = createSlots(maxLargePosts)
  const refusedPages = createSlots(maxRefusedPages)

  /** The status for a post that is refused before it is read; `null` for others. */
  async function refusalBeforeReading(request: FastifyRequest, reply: FastifyReply, size: number) {
    if (isForeign(request, allowedOrigins)) return 403
    const secondsToWait = await limits.countPost(request.client, countedAs(size))
    if (secondsToWait !== null) {
      reply.header('Retry-After', secondsToWait)
      return 429
    }
    // A body in chunks of one byte takes a hundred times its size in memory. No browser sends
    // chunks.
    if (isChunked(request)) return 411
    return acceptedTypes.includes(mediaType(request)) ? null : 415
  }

  /** Whether a refused post is read anyway, so that the visitor keeps what was typed. */
  async function isShownAgain(request: FastifyRequest, reply: FastifyReply, size: number) {
    const isForm = isBrowser(request) && mediaType(request) === formType
    return (
      isForm &&
      !isChunked(request) &&
      size <= smallPostBytes &&
      !(await limits.countRefusedForm(request.client)) &&
      refusedPages.takeFor(request, reply)
    )
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (request.method !== 'POST') return
    request.client = clientKey(request.ip, store.secret)
    const size = Math.min(Number(request.headers['content-length'] ?? 0), bodyLimit)
    const status = await refusalBeforeReading(request, reply, size)
    if (status !== null) {
      if (!(await isShownAgain(request, reply, size))) {
        return answerUnsentPost(request, reply, { status, site })
      }
      request.refusedWith = status
      return
    }
    const slots = size > smallPostBytes ? largePosts : smallPosts
    if (!slots.takeFor(request, reply)) {
      return answerUnsentPost(request, reply, { status: 503, site })
    }
  })

  app.post('', { bodyLimit }, async (request, reply) => {
    if (request.refusedWith !== null) {
      return answerRefusedForm(request, reply, request.refusedWith, formDependencies)
    }
    if (mediaType(request) === 'application/json') {
      const posted = readJsonPost(request)
      const outcome = await acceptEnquiry(posted, request.client, dependencies, request.log)
      return answerJsonPost(request, reply, outcome)
    }
    const posted = readFormPost(request.body)
    const outcome = await acceptEnquiry(posted, request.client, dependencies, request.log)
    return answerFormPost(request, reply, posted, outcome, formDependencies)
  })

  // Reloading a shown form by its address redirects to an empty one.
  app.get('', (request, reply) =>
    reply.redirect(localizedPath(localeOfPost(request), 'contact'), 303),
  )
}
