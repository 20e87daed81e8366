import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormAnswer } from '../../enquiry-contract/form-answer.ts'
import { emptyValues, type FormValues } from '../../enquiry-contract/form-values.ts'
import { thankYouAddress } from '../site/thank-you-page.ts'
import type { Outcome, PostedEnquiry } from './accept-enquiry.ts'
import { answerUnsentPost } from './answer-unsent-post.ts'
import { sendFormPage, type FormPageDependencies } from './send-form-page.ts'
import type { Slots } from '../http/slots.ts'

export interface FormAnswerDependencies extends FormPageDependencies {
  allowedOrigins: readonly string[]
}

/** About twenty times what people write. Escaping may turn one character into fourteen. */
const maxBytesShown = 64 * 1024

/**
 * Redirects a visitor without JavaScript to the thank-you page, or shows the form again with every
 * value kept.
 * @param formPages limits how many of these pages may exist at the same time
 */
export async function answerFormPost(
  request: FastifyRequest,
  reply: FastifyReply,
  { values, locale }: PostedEnquiry,
  outcome: Outcome,
  dependencies: FormAnswerDependencies & { formPages: Slots },
) {
  const { allowedOrigins, formPages, site } = dependencies
  const answerPage = async (status: number, changes: Partial<FormAnswer>) => {
    if (!formPages.tryAcquire(request, reply)) {
      return answerUnsentPost(request, reply, { status: 503, site })
    }
    const answer = { locale, ...shownAgain(values), ...unchanged, ...changes }
    return sendFormPage(request, reply, status, answer, dependencies)
  }

  switch (outcome.kind) {
    case 'accepted':
      return reply.redirect(
        siteOf(request, allowedOrigins) + thankYouAddress(locale, outcome.reference),
        303,
      )
    case 'invalid':
      return answerPage(422, { errors: outcome.errors })
    case 'conflict':
      return answerPage(409, { failed: true })
    case 'unavailable':
      return answerPage(503, { failed: true })
  }
}

const unchanged = { errors: {}, failed: false }

/** Values that are too long are left out; the browser's Back button returns to the text. */
function shownAgain(values: FormValues): Pick<FormAnswer, 'values' | 'valuesLeftOut'> {
  const bytes = Object.values(values).map((value) => Buffer.byteLength(value))
  return bytes.reduce((sum, length) => sum + length) > maxBytesShown
    ? { values: emptyValues, valuesLeftOut: true }
    : { values, valuesLeftOut: false }
}

/** A visitor of a site that is served elsewhere is redirected there; others stay on this host. */
function siteOf({ headers }: FastifyRequest, allowedOrigins: readonly string[]): string {
  return headers.origin !== undefined && allowedOrigins.includes(headers.origin)
    ? headers.origin
    : ''
}
