import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormAnswer } from '@site/enquiry/form-answer.ts'
import { emptyValues, type FormValues } from '@site/enquiry/form-values.ts'
import { pageCacheControl } from '@site/web-policy/fixed-headers.ts'
import { retryAfter } from '../http/send-error.ts'
import type { ConcurrencyLimit } from '../http/concurrency-limit.ts'
import type { Site } from '../site/site.ts'
import { thankYouUrl } from '../site/thank-you-page.ts'
import type { Outcome, PostedEnquiry } from './accept-enquiry.ts'
import { respondToRejectedPost } from './respond-to-rejected-post.ts'
import type { RenderFormPage } from './form-page.ts'

export interface FormAnswerDependencies {
  renderFormPage: RenderFormPage
  /** The built site; `null` before the first build. */
  site: Site | null
}

/** About twenty times what people write. Escaping may turn one character into fourteen. */
const maxBytesShown = 64 * 1024

const statuses = { invalid: 422, conflict: 409, unavailable: 503 }

/**
 * Redirects a visitor without JavaScript to the thank-you page, or shows the form again with every
 * value kept; if it cannot be rendered, an error page.
 * @param formPages limits how many of these pages may exist at the same time
 */
export async function respondToFormPost(
  request: FastifyRequest,
  reply: FastifyReply,
  { values, locale }: PostedEnquiry,
  outcome: Outcome,
  dependencies: FormAnswerDependencies & { formPages: ConcurrencyLimit },
) {
  const { formPages, renderFormPage, site } = dependencies
  if (outcome.kind === 'accepted') {
    // Of this host, also where another one serves the website: only the service shows the reference.
    return reply.redirect(thankYouUrl(locale, outcome.reference), 303)
  }
  if (!formPages.tryAcquire(request, reply)) {
    return respondToRejectedPost(request, reply, { status: 503, site })
  }
  const status = statuses[outcome.kind]
  const isInvalid = outcome.kind === 'invalid'
  const errors = isInvalid ? outcome.errors : {}
  const answer = { locale, ...valuesToShow(values), errors, failed: !isInvalid }
  const page = await renderFormPage(answer).catch((error: unknown) => {
    request.log.error({ err: error }, 'the form page could not be rendered')
    return null
  })
  if (page === null) return respondToRejectedPost(request, reply, { status, site })
  if (status === 503) reply.header('Retry-After', retryAfter)
  // Going back must not post again: without a cached page, browsers show an error.
  reply.header('Cache-Control', `private, ${pageCacheControl}`)
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', page.contentSecurityPolicy)
    .send(page.html)
}

/** Values that are too long are left out; the browser's Back button returns to the text. */
function valuesToShow(values: FormValues): Pick<FormAnswer, 'values' | 'valuesLeftOut'> {
  const bytes = Object.values(values).map((value) => Buffer.byteLength(value))
  return bytes.reduce((sum, length) => sum + length) > maxBytesShown
    ? { values: emptyValues, valuesLeftOut: true }
    : { values, valuesLeftOut: false }
}
