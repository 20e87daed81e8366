import type { FastifyError, FastifyRequest } from 'fastify'
import { PublicError } from './public-error.ts'

/** Logs the error if it is ours. @returns what the client is told */
export function toPublicError(error: FastifyError, request: FastifyRequest) {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'a request failed')
  return { status, sentence: error instanceof PublicError ? error.message : undefined }
}
