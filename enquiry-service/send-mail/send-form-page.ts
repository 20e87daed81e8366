import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormAnswer } from '../../enquiry-contract/form-answer.ts'
import { pageCacheControl } from '../../security-headers/fixed-headers.ts'
import { retryAfter } from '../http/send-error.ts'
import type { Site } from '../site/site.ts'
import { answerUnsentPost } from './answer-unsent-post.ts'
import type { RenderFormPage } from './form-page.ts'

export interface FormPageDependencies {
  renderFormPage: RenderFormPage
  /** The built site; `null` before the first build. */
  site: Site | null
}

/** Shows the form again, or, if it cannot be rendered, a page that says what happened. */
export async function sendFormPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  answer: FormAnswer,
  { renderFormPage, site }: FormPageDependencies,
) {
  const page = await renderFormPage(answer).catch((error: unknown) => {
    request.log.error({ err: error }, 'the form page could not be rendered')
    return null
  })
  if (page === null) return answerUnsentPost(request, reply, { status, site })
  if (status === 503) reply.header('Retry-After', retryAfter)
  // Going back must not post again: without a cached page, browsers show an error.
  reply.header('Cache-Control', `private, ${pageCacheControl}`)
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', page.contentSecurityPolicy)
    .send(page.html)
}
