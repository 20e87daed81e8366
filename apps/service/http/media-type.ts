import type { FastifyRequest } from 'fastify'

/** The type of the body without parameters, such as `application/json`; empty when missing. */
export function mediaType({ headers }: FastifyRequest): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Whether the body is UTF-8, as JSON and posted forms always are (RFC 8259, section 8.1) unless they name another. */
export function isUtf8({ headers }: FastifyRequest): boolean {
  const [, charset] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '') ?? []
  return charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset)
}
