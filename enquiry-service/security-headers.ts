import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from './site/content-security-policy.ts'

const headers = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), ' +
    'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Two years, for this host only: other names under the domain are not ours to promise for. */
const strictTransportSecurity = 'max-age=63072000'

/** Protects every answer; a page replaces the policy by its own. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(headers)
  // Browsers ignore the header without TLS (RFC 6797, section 7.2), and a proxy's word for it
  // counts only when the proxy is trusted.
  if (request.protocol === 'https') {
    reply.header('Strict-Transport-Security', strictTransportSecurity)
  }
}
