import type { FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { pageNames } from '../../i18n/company-pages.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import { locales } from '../../i18n/locales.ts'
import type { PageViews } from '../storage/page-views.ts'

/** Everything that is counted of a request. */
export type OpenedPage = Pick<PageViews, 'page' | 'locale' | 'fromOutside'>

const pagesByAddress = new Map(
  locales.flatMap((locale) =>
    pageNames.map((page) => [localizedPath(locale, page), { page, locale }] as const),
  ),
)

/**
 * The page that somebody has opened with this request; `null` for whatever else it was: a picture, a
 * page that is missing, a program that says that it is one, or a browser that only prepares a page
 * which may never be looked at. Browsers ask for pages they have kept every time, and get a 304.
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

/** By the browser's own word, or in older ones by the host of the page that led here. */
function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, referer = '' } = headers
  return site === undefined
    ? URL.parse(referer)?.host === host.toLowerCase()
    : site === 'same-origin'
}
