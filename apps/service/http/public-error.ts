import type { FastifyError, FastifyRequest } from 'fastify'

/** Ends a request with a status and a sentence that the client may read. */
export class PublicError extends Error {
  override name = 'PublicError'
  readonly statusCode: number

  constructor(statusCode: number, sentence: string) {
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
