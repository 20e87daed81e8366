import type { FastifyReply, FastifyRequest } from 'fastify'
import { swissDay } from '@site/company/i18n/swiss-time.ts'
import { type Clock, minute } from '../clock/time.ts'
import type { Log } from '../log/log.ts'
import { repeat } from '../clock/repeat.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'
import type { PageViews } from '../storage/page-views.ts'
import { openedPage } from './opened-page.ts'

export interface VisitCounter {
  /** Counts a request if it opened a page. */
  count(request: FastifyRequest, reply: FastifyReply): void
  /** Stores the remaining counts; to be called once no more requests are answered. */
  stop(): Promise<void>
}

export interface VisitCounterDependencies {
  store: Pick<EnquiryStore, 'addPageViews'>
  clock: Clock
  log: Log
  /** Milliseconds between two writes to the store. */
  every?: number
}

/**
 * Counts opened pages in memory and adds them to the store once a minute, so that a page view never
 * waits for the disk. A crash loses up to a minute of counts.
 */
export function startVisitCounter({
  store,
  clock,
  log,
  every = minute,
}: VisitCounterDependencies): VisitCounter {
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
    count(request, reply) {
      const page = openedPage(request, reply)
      if (page) add({ ...page, day: swissDay(clock()), views: 1 })
    },
    async stop() {
      await stopSaving()
      await save().catch((error: unknown) => {
        log.error({ err: error }, 'the last page views could not be stored')
      })
    },
  }
}
