import cors from '@fastify/cors'
import formBody from '@fastify/formbody'
import type { FastifyError, FastifyInstance } from 'fastify'
import { bodyLimit } from '../../enquiry-contract/body-limit.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import { clientKey } from '../abuse/client-key.ts'
import { crossOrigin } from '../cross-origin.ts'
import { errorAnswer } from '../error-answer.ts'
import { mediaType } from '../media-type.ts'
import { PublicError } from '../public-error.ts'
import { acceptEnquiry, type AcceptDependencies } from './accept-enquiry.ts'
import { answerFormPost, type FormAnswerDependencies } from './answer-form-post.ts'
import { answerJsonPost } from './answer-json-post.ts'
import { answerUnsentPost, localeOfPost } from './answer-unsent-post.ts'
import { isForeign } from './foreign-origin.ts'
import { isObjectOfTexts } from './is-object-of-texts.ts'
import { parseForm, readFormPost } from './read-form-post.ts'
import { notAnEnquiry, readJsonPost } from './read-json-post.ts'
import { createSlots } from './slots.ts'

export type SendMailDependencies = AcceptDependencies & FormAnswerDependencies

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's `clientKey`. */
    client: string
  }
}

/**
 * Forty times what people write: posts up to this size are counted apart from larger ones. A larger one
 * counts as several, so that no connection alone fills a disk: with sixty posts in ten minutes
 * (RATE_HARD) it can store 4 MB instead of 60.
 */
const smallPostBytes = 64 * 1024

function countedAs(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / smallPostBytes))
}

/**
 * Posts are in memory as a whole until they are answered. With these two limits they take 50 MB at the
 * most, however many are sent and however slowly; large ones cannot crowd out those that people write.
 */
const mostSmallPosts = 512
const mostLargePosts = 16

/**
 * Form pages that exist at the same time, from waiting for their turn to be rendered until the browser
 * has taken them: at a megabyte each, 16 MB, and about a second for the last in the queue.
 */
const mostFormPages = 16

/**
 * `POST /send-mail` (specification, section 7): the enquiry as JSON or as a posted form. Registered
 * under that prefix, which also limits what the plugins in here see.
 */
export async function sendMailRoutes(
  app: FastifyInstance,
  dependencies: SendMailDependencies,
): Promise<void> {
  const { allowedOrigins, limits, store, site } = dependencies
  const formDependencies = {
    ...dependencies,
    formPages: createSlots(mostFormPages),
  }
  await app.register(cors, crossOrigin(allowedOrigins))
  await app.register(formBody, { parser: parseForm })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isObjectOfTexts(body)) return parseJson(request, body, done)
      done(new PublicError(400, notAnEnquiry))
    },
  )

  app.decorateRequest('client', '')
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    answerUnsentPost(request, reply, { site, ...errorAnswer(error, request) }),
  )
  const smallPosts = createSlots(mostSmallPosts)
  const largePosts = createSlots(mostLargePosts)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (request.method !== 'POST') return
    if (isForeign(request, allowedOrigins)) {
      return answerUnsentPost(request, reply, { status: 403, site })
    }
    request.client = clientKey(request.ip, store.secret)
    const size = Math.min(Number(request.headers['content-length'] ?? 0), bodyLimit)
    const secondsToWait = await limits.countPost(request.client, countedAs(size))
    if (secondsToWait !== null) {
      reply.header('Retry-After', secondsToWait)
      return answerUnsentPost(request, reply, { status: 429, site })
    }
    // A body in chunks of a byte takes a hundred times its size in memory. No browser sends chunks.
    if (request.headers['transfer-encoding'] !== undefined) {
      return answerUnsentPost(request, reply, { status: 411, site })
    }
    const slots = size > smallPostBytes ? largePosts : smallPosts
    if (!slots.takeFor(request, reply)) {
      return answerUnsentPost(request, reply, { status: 503, site })
    }
  })

  app.post('', { bodyLimit }, async (request, reply) => {
    switch (mediaType(request)) {
      case 'application/json': {
        const posted = readJsonPost(request)
        const outcome = await acceptEnquiry(posted, request.client, dependencies, request.log)
        return answerJsonPost(request, reply, outcome)
      }
      case 'application/x-www-form-urlencoded': {
        const posted = readFormPost(request.body)
        const outcome = await acceptEnquiry(posted, request.client, dependencies, request.log)
        return answerFormPost(request, reply, posted, outcome, formDependencies)
      }
      // Also for text, which browsers post to other websites without asking first.
      default:
        return answerUnsentPost(request, reply, { status: 415, site })
    }
  })

  // Whoever reloads the answered form by its address is led back to an empty one.
  app.get('', (request, reply) =>
    reply.redirect(localizedPath(localeOfPost(request), 'contact'), 303),
  )
}
