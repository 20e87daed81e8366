import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageField, unsentFolder, type UnsentReason } from '@site/enquiry/form-answer.ts'
import { localeOrDefault, type Locale } from '@site/company/i18n/locales.ts'
import { sendError, retryAfter } from '../http/send-error.ts'
import { mediaType } from '../http/media-type.ts'
import { sendFileWithStatus } from '../site/send-file.ts'
import { findErrorPage, type Site } from '../site/site.ts'

/**
 * Responds that nothing was stored, for a reason unrelated to the fields: with an error page of the
 * site for a browser without JavaScript, otherwise with a short error.
 */
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
  return sendFileWithStatus(status, request, reply, page, 'no-store')
}

/**
 * Scripts accept JSON or anything; only a browser that shows the response as a page accepts HTML.
 */
function wantsHtml(request: FastifyRequest): boolean {
  const wantsPage = request.headers.accept?.includes('text/html') === true
  return wantsPage && mediaType(request) !== 'application/json'
}

function unsentReason(status: number): UnsentReason {
  if (status === 413) return 'too-long'
  return status === 429 || status === 503 ? 'busy' : 'refused'
}

/** The language of the page, from the address: the body of a refused post is not read. */
export function localeOfPost({ query }: FastifyRequest): Locale {
  return localeOrDefault((query as Record<string, unknown>)[languageField])
}
