import type { FastifyError, FastifyRequest, FastifyReply } from 'fastify'

/** Ends a request with a status and a sentence that the client may read, by default that of the status. */
export class PublicError extends Error {
  override name = 'PublicError'
  readonly statusCode: number

  constructor(statusCode: number, sentence = sentences[statusCode]) {
    super(sentence)
    this.statusCode = statusCode
  }
}

/** Logs the error if it is ours. @returns what the client is told */
export function toPublicError(error: FastifyError, request: FastifyRequest) {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'a request failed')
  return { status, sentence: error instanceof PublicError ? error.message : undefined }
}

/** Shown to visitors and programs; the log has the details. */
const sentences: Record<number, string> = {
  400: 'The request could not be understood.',
  403: 'Enquiries are only accepted from this website.',
  404: 'Not found.',
  405: 'Method not allowed.',
  409: 'This idempotency key belongs to another enquiry.',
  411: 'The request must state the length of its body (Content-Length).',
  413: 'The enquiry is too long: the limit is one mebibyte.',
  415: 'Please send the enquiry as JSON or as a form, in UTF-8.',
  429: 'Too many enquiries came from this connection. Please try again later.',
  500: 'Something went wrong. Please try again later.',
  503: 'The enquiry could not be stored. Please try again later.',
}

/** In seconds: rendering a page or storing an ordinary post takes a fraction of a second. */
export const retryAfter = 10

/** Responds with a short, polite error: JSON for programs that accept it, plain text for others. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  sentence = sentences[status] ?? sentences[status < 500 ? 400 : 500] ?? '',
) {
  reply.code(status).header('Cache-Control', 'no-store')
  if (status === 503) reply.header('Retry-After', retryAfter)
  const { mediaType, headers } = request
  const prefersJson =
    mediaType === 'application/json' || headers.accept?.includes('application/json')
  return prefersJson
    ? reply.send({ error: sentence })
    : reply.type('text/plain; charset=utf-8').send(`${sentence}\n`)
}
