import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormAnswer } from '../../enquiry-contract/form-answer.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import { contentSecurityPolicy } from '../../security-headers/content-security-policy.ts'
import { answerProblem } from '../answer-problem.ts'
import type { Outcome } from './accept-enquiry.ts'
import type { RenderFormPage } from './form-page.ts'
import type { PostedEnquiry } from './posted-enquiry.ts'

export interface FormAnswerDependencies {
  renderFormPage: RenderFormPage
  allowedOrigins: readonly string[]
}

/**
 * Leads a visitor without JavaScript to the thank-you page, or shows the form again with every
 * value kept.
 */
export async function answerFormPost(
  request: FastifyRequest,
  reply: FastifyReply,
  { values, locale }: PostedEnquiry,
  outcome: Outcome,
  { renderFormPage, allowedOrigins }: FormAnswerDependencies,
) {
  const asTyped: FormAnswer = { locale, values, errors: {}, failed: false }
  const answerPage = async (status: number, answer: Partial<FormAnswer>) => {
    const html = await renderFormPage({ ...asTyped, ...answer }).catch((error: unknown) => {
      request.log.error({ err: error }, 'the form page could not be rendered')
      return null
    })
    if (html === null) return answerProblem(request, reply, status)
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', contentSecurityPolicy(html))
      .send(html)
  }

  switch (outcome.kind) {
    case 'accepted':
      return reply.redirect(
        siteOf(request, allowedOrigins) + localizedPath(locale, 'thankYou'),
        303,
      )
    case 'invalid':
      return answerPage(422, { errors: outcome.errors })
    case 'conflict':
      return answerProblem(request, reply, 409)
    case 'unavailable':
      return answerPage(503, { failed: true })
  }
}

/** A visitor of a site that is served elsewhere goes back there; others stay on this host. */
function siteOf({ headers }: FastifyRequest, allowedOrigins: readonly string[]): string {
  return headers.origin !== undefined && allowedOrigins.includes(headers.origin)
    ? headers.origin
    : ''
}
