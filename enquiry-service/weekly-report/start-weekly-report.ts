import type { Clock } from '../process/clock.ts'
import type { Log } from '../process/log.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'
import { latestReportTime } from './report-time.ts'
import { minute } from '../process/durations.ts'
import { repeat } from '../process/repeat.ts'

export interface WeeklyReportDependencies {
  store: Pick<EnquiryStore, 'queueReport'>
  clock: Clock
  log: Log
  /** How often it looks whether a report is due; milliseconds. */
  every?: number
}

/**
 * Puts a report into the outbox every Monday, or at the next start when the service was down then. The
 * outbox holds each report once, however many instances and restarts there are.
 * @returns a function that ends it
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
    try {
      await store.queueReport(dueAt, now)
      queued = dueAt
    } catch (error) {
      log.error({ err: error }, 'the weekly report could not be queued')
    }
  }

  return repeat(queueDueReport, { every })
}
