import type { FastifyReply, FastifyRequest } from 'fastify'
import { emptyValues } from '@site/enquiry/fields.ts'
import type { ErrorCode, FieldName, FormValues } from '@site/enquiry/fields.ts'
import { payloadNameOf } from '@site/enquiry/payload.ts'
import { languageField, unsentFolder } from '@site/enquiry/form-answer.ts'
import type { FormAnswer, UnsentReason } from '@site/enquiry/form-answer.ts'
import { cacheControl } from '@site/web-policy/fixed-headers.ts'
import { localeOrDefault, type Locale } from '@site/company/i18n/locales.ts'
import { sendError, retryAfter } from '../http/errors.ts'
import type { Outcome, PostedEnquiry, SendMailDependencies } from './accept-enquiry.ts'
import type { ConcurrencyLimit } from '../http/concurrency-limit.ts'
import { type Site, findErrorPage } from '../site/site.ts'
import { thankYouUrl } from '../site/thank-you-page.ts'
import { sendWholeFile } from '../site/send-file.ts'

/** Responds with the outcome as JSON, with the field names of the payload. */
export function respondToJsonPost(request: FastifyRequest, reply: FastifyReply, outcome: Outcome) {
  if (outcome.kind === 'accepted') {
    // The form reads the key from the header; the body is for other clients.
    reply.code(201).header('idempotency-key', outcome.key)
    return reply.send({ reference: outcome.reference })
  }
  const status = statuses[outcome.kind]
  if (outcome.kind !== 'invalid') return sendError(request, reply, status)
  const errors = Object.entries(outcome.errors) as [FieldName, ErrorCode][]
  return reply.code(status).send({
    errors: errors.map(([field, code]) => ({ field: payloadNameOf(field), code })),
  })
}

/** About twenty times what people write. Escaping may turn one character into fourteen. */
const maxBytesShown = 64 * 1024

const statuses = { invalid: 422, conflict: 409, unavailable: 503 }

/** Redirects a visitor without JavaScript to the thank-you page, or shows the form again with all values. */
export async function respondToFormPost(
  request: FastifyRequest,
  reply: FastifyReply,
  { values, locale }: PostedEnquiry,
  outcome: Outcome,
  dependencies: SendMailDependencies & { formPages: ConcurrencyLimit },
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
  reply.header('Cache-Control', `private, ${cacheControl.page}`)
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

/** Responds that nothing was stored: with an error page of the site, or for programs with a short error. */
export function respondToRejectedPost(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, site, sentence }: { status: number; site: Site | null; sentence?: string | undefined },
) {
  const page = wantsHtml(request)
    ? site && findErrorPage(site, localeOfPost(request), `${unsentFolder}/${unsentReason(status)}`)
    : null
  if (!page) return sendError(request, reply, status, sentence)
  if (status === 503) reply.header('Retry-After', retryAfter)
  return sendWholeFile(request, reply.code(status), { ...page, cacheControl: 'no-store' })
}

/** Only a browser that shows the response as a page accepts HTML. */
const wantsHtml = ({ mediaType, headers }: FastifyRequest): boolean =>
  mediaType !== 'application/json' && headers.accept?.includes('text/html') === true

function unsentReason(status: number): UnsentReason {
  if (status === 413) return 'too-long'
  return status === 429 || status === 503 ? 'busy' : 'refused'
}

/** The language of the page, from the address: the body of a refused post is not read. */
export const localeOfPost = ({ query }: FastifyRequest): Locale =>
  localeOrDefault((query as Record<string, unknown>)[languageField])
