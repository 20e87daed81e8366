import type { FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { sitePages } from '@site/company/facts/company-pages.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { hasHostOf } from '../http/request-origin.ts'
import type { PageViews } from '../storage/page-views.ts'

/** All that is recorded about a request. */
export type OpenedPage = Pick<PageViews, 'page' | 'locale' | 'fromOutside'>

const pagesByAddress = new Map(
  locales.flatMap((locale) =>
    sitePages.map((page) => [localizedPath(locale, page), { page, locale }] as const),
  ),
)

/**
 * The page that somebody opened with this request; `null` for anything else: a picture, a missing
 * page, a self-identified bot, or a browser that only prerenders a page. Browsers revalidate cached pages
 * every time and get a 304.
 */
export function openedPage(request: FastifyRequest, reply: FastifyReply): OpenedPage | null {
  if (request.method !== 'GET' || ![200, 304].includes(reply.statusCode)) return null
  const [path = ''] = request.url.split('?')
  const page = pagesByAddress.get(path)
  if (!page) return null
  const { 'sec-purpose': purpose, 'user-agent': userAgent } = request.headers
  if (purpose !== undefined || !userAgent || isbot(userAgent)) return null
  return { ...page, fromOutside: !isFromOwnPage(request) }
}

/** By `Sec-Fetch-Site`, or in older browsers by the host of the referring page. */
function isFromOwnPage(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, referer = '' } = request.headers
  return site === undefined ? hasHostOf(request, referer) : site === 'same-origin'
}
