import cors from '@fastify/cors'
import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { defaultLocale } from '../../i18n/locales.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import { clientKey } from '../abuse/client-key.ts'
import { answerProblem } from '../answer-problem.ts'
import { crossOrigin } from '../cross-origin.ts'
import { mediaType } from '../media-type.ts'
import { acceptEnquiry, type AcceptDependencies } from './accept-enquiry.ts'
import { answerFormPost, type FormAnswerDependencies } from './answer-form-post.ts'
import { answerJsonPost } from './answer-json-post.ts'
import { isForeign } from './foreign-origin.ts'
import { readFormPost } from './read-form-post.ts'
import { readJsonPost } from './read-json-post.ts'

export type SendMailDependencies = AcceptDependencies & FormAnswerDependencies

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's `clientKey`. */
    client: string
  }
}

/** No field has a limit (specification, section 9); the body as a whole has: one mebibyte. */
const bodyLimit = 1024 * 1024

/**
 * `POST /send-mail` (specification, section 7): the enquiry as JSON or as a posted form. Registered
 * under that prefix, which also limits what the plugins in here see.
 */
export async function sendMailRoutes(
  app: FastifyInstance,
  dependencies: SendMailDependencies,
): Promise<void> {
  const { allowedOrigins, limits, store } = dependencies
  await app.register(cors, crossOrigin(allowedOrigins))
  await app.register(formBody)

  app.decorateRequest('client', '')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (request.method !== 'POST') return
    if (isForeign(request, allowedOrigins)) return answerProblem(request, reply, 403)
    request.client = clientKey(request.ip, store.secret)
    const secondsToWait = await limits.countPost(request.client)
    if (secondsToWait !== null) {
      return answerProblem(request, reply.header('Retry-After', secondsToWait), 429)
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
        return answerFormPost(request, reply, posted, outcome, dependencies)
      }
      // Also for text, which browsers post to other websites without asking first.
      default:
        return answerProblem(request, reply, 415)
    }
  })

  // Whoever reloads the answered form by its address is led back to an empty one.
  app.get('', (_request, reply) => reply.redirect(localizedPath(defaultLocale, 'contact'), 303))
}
