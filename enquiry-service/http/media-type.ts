import type { FastifyRequest } from 'fastify'

/** The type of the body without parameters, such as `application/json`; empty when missing. */
export function mediaType({ headers }: FastifyRequest): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
}
