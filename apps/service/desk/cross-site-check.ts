import type { FastifyRequest } from 'fastify'
import { requestOrigin } from '../http/request-origin.ts'

/**
 * Rejects cross-site requests by their Fetch Metadata headers (https://www.w3.org/TR/fetch-metadata/).
 * Allowed are requests from the desk itself, and links to its pages, such as in an email. Requests
 * without these headers (older browsers, some proxies) pass, except forms: every browser sends `Origin`
 * or `Sec-Fetch-Site` with a form, so no CSRF token is needed (OWASP, Cross-Site Request Forgery
 * Prevention). Links to exports and searches are rejected: another website could use them to overload
 * the service, or learn from the response time whether a search has results.
 */
export function passesCrossSiteCheck(request: FastifyRequest): boolean {
  const { headers, method, routeOptions, query } = request
  if (method === 'POST') {
    const isBrowser = (headers.origin ?? headers['sec-fetch-site']) !== undefined
    return isBrowser && requestOrigin(request, []) !== 'foreign'
  }
  const { 'sec-fetch-site': site = 'none' } = headers
  if (['same-origin', 'none'].includes(site)) return true
  const isPageNavigation =
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-purpose'] === undefined
  const isExport = routeOptions.url?.startsWith('/enquiries.') === true
  return isPageNavigation && !isExport && !Object.hasOwn(query as object, 'q')
}
