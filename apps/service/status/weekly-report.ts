import { mondayOf, swissTime, timeZone } from '@site/company/i18n/swiss-time.ts'
import { type Clock, minute } from '../clock/time.ts'
import type { Log } from '../log/log.ts'
import { repeat } from '../clock/repeat.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'
import type { ServiceStatus } from './service-status.ts'
import { countWeek, type WeekCount } from './weekly-count.ts'

/** The figures of the weekly report. */
export interface WeeklyFigures {
  dueAt: number
  week: WeekCount
  /** Enquiries of any week that are not marked as answered or spam. */
  open: number
  /** Enquiries of any week that are held. */
  held: number
  status: ServiceStatus
}

/** When the report is due on Mondays, in Switzerland. */
const reportTime = '07:00'

/** The latest time at which a report was due, in milliseconds since 1970. */
export function latestReportTime(now: number): number {
  const monday = mondayOf(swissTime(now).toPlainDate()).toZonedDateTime({
    timeZone,
    plainTime: reportTime,
  })
  const due = monday.epochMilliseconds <= now ? monday : monday.subtract({ weeks: 1 })
  return due.epochMilliseconds
}

/** Collects the figures of the week that ended before a report is due. */
export async function weeklyFigures(
  dueAt: number,
  archive: Pick<EnquiryArchive, 'list' | 'pageViews' | 'stats'>,
  status: () => Promise<ServiceStatus>,
): Promise<WeeklyFigures> {
  const { new: open, held } = await archive.stats()
  return {
    dueAt,
    week: await countWeek(archive, swissTime(dueAt).toPlainDate().subtract({ weeks: 1 })),
    open,
    held,
    status: await status(),
  }
}

export interface WeeklyReportDependencies {
  store: Pick<EnquiryStore, 'queueReport'>
  clock: Clock
  log: Log
  /** Milliseconds between two checks. */
  every?: number
}

/**
 * Queues a report in the outbox every Monday, or at the next start if the service was down then.
 * The outbox stores each report once, however many instances and restarts there are.
 * @returns a function that stops it
 */
export function startWeeklyReport({
  store,
  clock,
  log,
  every = minute,
}: WeeklyReportDependencies): () => Promise<void> {
  let queued: number | null = null

  async function queueDueReport(): Promise<void> {
    const now = clock()
    const dueAt = latestReportTime(now)
    if (dueAt === queued) return
    await store.queueReport(dueAt, now)
    queued = dueAt
  }

  return repeat(queueDueReport, { every, log, failure: 'the weekly report could not be queued' })
}
