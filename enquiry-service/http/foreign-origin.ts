import type { FastifyRequest } from 'fastify'

/**
 * Whether a browser says that another website's page made this request. What is no browser sends
 * neither header and passes: it could write what it likes anyway.
 *
 * Hosts are compared, not schemes: behind a proxy that ends TLS the service may see `http`.
 */
export function isForeign(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && allowedOrigins.includes(origin)) return false
  // A privacy setting may hide the origin as "null"; then the browser's own verdict counts.
  const isOwnOrigin = origin === undefined || hostOf(origin) === request.host.toLowerCase()
  if (site === undefined) return !isOwnOrigin
  return !['same-origin', 'none'].includes(site) || (!isOwnOrigin && origin !== 'null')
}

function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host
}
