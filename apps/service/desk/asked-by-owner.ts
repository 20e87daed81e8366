import type { FastifyRequest } from 'fastify'
import { requestOrigin } from '../http/request-origin.ts'

/**
 * Whether the owner asked for this in a page of the desk, or opened one of its pages from elsewhere,
 * as by a link in an email. Browsers say which in `Sec-Fetch-*` (W3C Fetch Metadata); older ones and
 * proxies that remove these headers pass. Exports and searches are never opened from elsewhere:
 * another website could slow this one down with them, and learn from the time that a search takes
 * whether its word occurs. A form is only accepted from a page of the desk: every browser sends one of the two
 * headers with it, so no token is needed (OWASP, Cross-Site Request Forgery Prevention).
 */
export function isAskedByOwner(request: FastifyRequest): boolean {
  const { headers, method, routeOptions, query } = request
  if (method === 'POST') {
    const isBrowser = (headers.origin ?? headers['sec-fetch-site']) !== undefined
    return isBrowser && requestOrigin(request, []) !== 'foreign'
  }
  const { 'sec-fetch-site': site = 'none' } = headers
  if (['same-origin', 'none'].includes(site)) return true
  const isOpened =
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-purpose'] === undefined
  const isExport = routeOptions.url?.startsWith('/enquiries.') === true
  return isOpened && !isExport && !Object.hasOwn(query as object, 'q')
}
