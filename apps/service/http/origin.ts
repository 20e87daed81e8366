import type { FastifyRequest } from 'fastify'
import type { FastifyCorsOptions } from '@fastify/cors'

/** Who made this request. `other-host`: a page of this site, whose host a proxy replaced. Programs count as `own`. */
export function requestOrigin(request: FastifyRequest, allowedOrigins: readonly string[]) {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && allowedOrigins.includes(origin)) return 'own'
  if (site !== undefined && !['same-origin', 'none'].includes(site)) return 'foreign'
  if (origin === undefined || hasHostOf(request, origin)) return 'own'
  // No page can set this header. The browser has compared the origins itself, as no proxy was in its way.
  if (site === 'same-origin') return origin === 'null' ? 'own' : 'other-host'
  // A privacy setting may hide the origin.
  return origin === 'null' && site === 'none' ? 'own' : 'foreign'
}

/** Whether an address has the host of this request, also as a proxy forwards it, which may replace the scheme. */
export function hasHostOf({ headers, host }: FastifyRequest, address: string): boolean {
  const addressed = URL.parse(address)?.host
  // That of `about:blank` is empty.
  if (!addressed) return false
  const hosts = [host, ...String(headers['x-forwarded-host'] ?? '').split(',')]
  return hosts.map(withoutDefaultPort).includes(withoutDefaultPort(addressed))
}

/** Some proxies add the port to `Host` even where the scheme implies it. */
const withoutDefaultPort = (host: string) =>
  host
    .trim()
    .toLowerCase()
    .replace(/:(80|443)$/, '')

/** Lets pages of the allowed origins read the responses. */
export const crossOrigin = (allowedOrigins: readonly string[]): FastifyCorsOptions => ({
  origin: [...allowedOrigins],
  methods: ['GET', 'HEAD', 'POST'],
  exposedHeaders: ['Idempotency-Key'],
  maxAge: 86_400,
})
