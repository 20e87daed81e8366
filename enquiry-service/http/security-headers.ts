import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from '../../security-headers/content-security-policy.ts'
import { fixedHeaders, strictTransportSecurity } from '../../security-headers/fixed-headers.ts'

const headers = { ...fixedHeaders, 'Content-Security-Policy': contentSecurityPolicy() }

/** Protects every answer; a page replaces the policy by its own. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(headers)
  // A proxy's word for TLS counts only when the proxy is trusted.
  if (request.protocol === 'https') {
    reply.header('Strict-Transport-Security', strictTransportSecurity)
  }
}
