import type { FastifyRequest } from 'fastify'

/**
 * Whether a browser says that a page of another website made this request. Other clients send
 * neither header and pass: they could send whatever they like anyway.
 *
 * Hosts are compared, not schemes: behind a proxy that terminates TLS the service may see `http`.
 */
export function isForeign(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && allowedOrigins.includes(origin)) return false
  // A privacy setting may hide the origin as "null"; then `Sec-Fetch-Site` decides.
  const isOwnOrigin = origin === undefined || hostOf(origin) === request.host.toLowerCase()
  if (site === undefined) return !isOwnOrigin
  return !['same-origin', 'none'].includes(site) || (!isOwnOrigin && origin !== 'null')
}

function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host
}
