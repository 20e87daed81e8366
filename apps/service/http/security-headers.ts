import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from '@site/web-policy/content-security-policy.ts'
import { fixedHeaders, strictTransportSecurity } from '@site/web-policy/fixed-headers.ts'

const policy = contentSecurityPolicy()

/** Sets the headers of every response; a page replaces the policy with its own. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(fixedHeaders).header('Content-Security-Policy', policy)
  // Fastify believes `X-Forwarded-Proto` only from a trusted proxy.
  if (request.protocol === 'https') {
    reply.header('Strict-Transport-Security', strictTransportSecurity)
  }
}
