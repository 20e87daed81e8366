import type { FastifyReply, FastifyRequest } from 'fastify'
import { swissDay } from '../../i18n/swiss-time.ts'
import type { Clock } from '../process/clock.ts'
import type { Log } from '../process/log.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'
import type { PageViews } from '../storage/page-views.ts'
import { openedPage } from './opened-page.ts'
import { minute } from '../process/durations.ts'
import { repeat } from '../process/repeat.ts'

export interface VisitCounter {
  /** Counts an answered request if somebody has opened a page with it. */
  count(request: FastifyRequest, reply: FastifyReply): void
  /** Stores what was counted since the last minute; to be called when nothing more is answered. */
  stop(): Promise<void>
}

export interface VisitCounterDependencies {
  store: Pick<EnquiryStore, 'addPageViews'>
  clock: Clock
  log: Log
  /** How often it stores what was counted; milliseconds. */
  every?: number
}

/**
 * Counts opened pages in memory and adds them to the store once a minute, so that a page view waits
 * for no disk. A crash loses the counts of a minute.
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
    try {
      await store.addPageViews(counted)
    } catch (error) {
      counted.forEach(add)
      log.warn({ err: error }, 'page views could not be stored; they are kept in memory')
    }
  }

  const stopSaving = repeat(save, { every, firstAfter: every })
  return {
    count(request, reply) {
      const page = openedPage(request, reply)
      if (page) add({ ...page, day: swissDay(clock()), views: 1 })
    },
    async stop() {
      await stopSaving()
      await save()
    },
  }
}
