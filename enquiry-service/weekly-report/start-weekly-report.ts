import { type Clock, minute } from '../process/time.ts'
import type { Log } from '../process/log.ts'
import { repeat } from '../process/repeat.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'
import { latestReportTime } from './report-time.ts'

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
    try {
      await store.queueReport(dueAt, now)
      queued = dueAt
    } catch (error) {
      log.error({ err: error }, 'the weekly report could not be queued')
    }
  }

  return repeat(queueDueReport, { every })
}
