import type { FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { swissDay } from '@site/company/i18n/swiss-time.ts'
import { sitePages } from '@site/company/facts/company-pages.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { locales } from '@site/company/i18n/locales.ts'
import type { Company } from '@site/company/facts/define-company.ts'
import { type Clock, minute } from '../clock/time.ts'
import type { Log } from '../log/log.ts'
import { repeat } from '../clock/timers.ts'
import type { EnquiryStore, PageViews } from '../storage/enquiry-store.ts'
import { hasHostOf } from '../http/origin.ts'
import { formUrl, type Site } from '../site/site.ts'

export type VisitCounter = ReturnType<typeof startVisitCounter>

interface VisitCounterDependencies {
  store: Pick<EnquiryStore, 'addPageViews'>
  clock: Clock
  log: Log
  every?: number
}

/** Counts opened pages in memory and stores the counts once a minute, as pages do not wait for the disk. */
export function startVisitCounter({ store, clock, log, every = minute }: VisitCounterDependencies) {
  const counts = new Map<string, PageViews>()

  function add({ day, page, locale, fromOutside, views }: PageViews): void {
    const key = `${day} ${page} ${locale} ${fromOutside}`
    const known = counts.get(key)?.views ?? 0
    counts.set(key, { day, page, locale, fromOutside, views: known + views })
  }

  async function save(): Promise<void> {
    const counted = [...counts.values()]
    if (counted.length === 0) return
    counts.clear()
    await store.addPageViews(counted).catch((error: unknown) => {
      counted.forEach(add)
      throw error
    })
  }

  const failure = 'page views could not be stored; they are kept in memory'
  const stopSaving = repeat(save, { every, firstAfter: every, log, failure })
  return {
    count(request: FastifyRequest, reply: FastifyReply): void {
      const page = openedPage(request, reply)
      if (page) add({ ...page, day: swissDay(clock()), views: 1 })
    },
    /** Stores the remaining counts, once no more requests are answered. */
    async stop(): Promise<void> {
      await stopSaving()
      await save().catch((error: unknown) => {
        log.error({ err: error }, 'the last page views could not be stored')
      })
    },
  }
}

const pagesByAddress = new Map(
  locales.flatMap((locale) =>
    sitePages.map((page) => [localizedPath(locale, page), { page, locale }] as const),
  ),
)

/** The page that somebody opened, perhaps from a cache (304); `null` for bots and browsers that only prerender. */
function openedPage(request: FastifyRequest, reply: FastifyReply) {
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

/** Whether the company wants to count visits, and this service serves the pages; `site` as built, if at all. */
export function countsVisits(
  { countVisits, website }: Pick<Company, 'countVisits' | 'website'>,
  site: Site | null,
): boolean {
  if (!countVisits || site === null) return false
  // Pages that the service serves post to their own origin.
  return formUrl(site, website).origin === new URL(website).origin
}
