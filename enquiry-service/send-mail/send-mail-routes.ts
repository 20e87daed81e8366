import cors from '@fastify/cors'
import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defaultLocale } from '../../i18n/locales.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import type { ProofCheck, ProofChecks } from '../abuse/proof-check.ts'
import { answerProblem } from '../answer-problem.ts'
import { crossOrigin } from '../cross-origin.ts'
import { mediaType } from '../media-type.ts'
import { acceptEnquiry, type AcceptDependencies } from './accept-enquiry.ts'
import { answerFormPost, type FormAnswerDependencies } from './answer-form-post.ts'
import { answerJsonPost } from './answer-json-post.ts'
import { isForeign } from './foreign-origin.ts'
import type { PostedEnquiry } from './posted-enquiry.ts'
import { readFormPost } from './read-form-post.ts'
import { readJsonPost } from './read-json-post.ts'

export type SendMailDependencies = Omit<AcceptDependencies, 'proofCheck'> &
  FormAnswerDependencies & {
    /** `null`: nobody has to prove anything. */
    proofChecks: ProofChecks | null
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
  const { allowedOrigins, limits, proofChecks } = dependencies
  await app.register(cors, crossOrigin(allowedOrigins))
  await app.register(formBody)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (request.method !== 'POST') return
    if (isForeign(request, allowedOrigins)) return answerProblem(request, reply, 403)
    const secondsToWait = await limits.countPost(request.ip)
    if (secondsToWait !== null) {
      return answerProblem(request, reply.header('Retry-After', secondsToWait), 429)
    }
  })

  const accept = (request: FastifyRequest, posted: PostedEnquiry, proofCheck?: ProofCheck) =>
    acceptEnquiry(
      posted,
      request.ip,
      { ...dependencies, proofCheck: proofCheck ?? null },
      request.log,
    )

  app.post('', { bodyLimit }, async (request, reply) => {
    switch (mediaType(request)) {
      case 'application/json': {
        const posted = readJsonPost(request)
        const outcome = await accept(request, posted, proofChecks?.script)
        return answerJsonPost(request, reply, outcome)
      }
      case 'application/x-www-form-urlencoded': {
        const posted = readFormPost(request.body)
        const outcome = await accept(request, posted, proofChecks?.form)
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
