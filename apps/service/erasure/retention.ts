import { visitMonths } from '@site/company/facts/visit-months.ts'
import { swissTime } from '@site/company/i18n/swiss-time.ts'
import { type Clock, day, minute } from '../clock/time.ts'
import type { Log } from '../log/log.ts'
import { repeat } from '../clock/timers.ts'
import { purgeBefore, type ErasureTargets } from './erase-enquiries.ts'
import { expireErasures } from './erasure-log.ts'

interface RetentionDependencies {
  targets: ErasureTargets
  /** For how many days enquiries are kept. */
  days: number
  clock: Clock
  log: Log
  /** Milliseconds until the first run. */
  firstAfter?: number
}

/**
 * Keeps the promises of the privacy notice: erases old enquiries and page views once a day, and a minute
 * after the start. Several instances may do so at once.
 * @returns a function that stops it; the next start continues an interrupted purge
 */
export function startRetention({
  targets,
  days,
  clock,
  log,
  firstAfter = minute,
}: RetentionDependencies): () => Promise<void> {
  async function run(signal: AbortSignal): Promise<void> {
    const now = clock()
    await targets.archive.erasePageViews(firstDayOfVisits(now))
    const erased = await purgeBefore(now - days * day, targets, signal)
    if (erased > 0) log.info({ erased, days }, 'enquiries past their retention period were erased')
    await expireErasures(targets.backupFolder, now)
  }

  const failure = 'enquiries or page views could not be erased'
  return repeat(run, { every: day, firstAfter, log, failure })
}

/** Page views before this day are erased. */
function firstDayOfVisits(now: number): string {
  return swissTime(now).toPlainDate().subtract({ months: visitMonths }).toString()
}
