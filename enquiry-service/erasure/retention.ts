import { visitMonths } from '../../content/visit-months.ts'
import { swissTime } from '../../i18n/swiss-time.ts'
import { type Clock, day, minute } from '../clock/time.ts'
import type { Log } from '../log/log.ts'
import { repeat } from '../clock/repeat.ts'
import type { ErasurePlaces } from './erase-enquiries.ts'
import { expireErasures } from './erasure-log.ts'
import { purgeBefore } from './purge-before.ts'
import { isClockTrusted, withRun } from './retention-clock.ts'

/**
 * Nothing is stored or answered while a database is rewritten, at about 10 ms a megabyte on a small
 * server: 0.7 s for this size, some 30,000 enquiries of usual length.
 */
export const maxRewriteBytes = 64 * 1024 * 1024

export interface RetentionDependencies {
  places: ErasurePlaces
  /** For how many days enquiries are kept. */
  days: number
  clock: Clock
  log: Log
  /** Milliseconds until the first run. */
  firstAfter?: number
}

/**
 * Keeps the promises of the privacy notice: once a day, and a minute after the start, enquiries and
 * page views older than their retention are erased, unless the clock has jumped. Several instances
 * may do so at once.
 * @returns a function that stops it; the next start continues an interrupted purge
 */
export function startRetention({
  places,
  days,
  clock,
  log,
  firstAfter = minute,
}: RetentionDependencies): () => Promise<void> {
  async function run(signal: AbortSignal): Promise<void> {
    try {
      const now = clock()
      if (await agreesWithEarlierRuns(now)) {
        await places.archive.erasePageViews(firstDayOfVisits(now))
        await purge(now, signal)
        await expireErasures(places.backupFolder, now)
      }
    } catch (error) {
      log.error({ err: error }, 'enquiries or page views could not be erased')
    }
  }

  /** A wrong clock must not erase what should be kept. */
  async function agreesWithEarlierRuns(now: number): Promise<boolean> {
    const earlier = await places.archive.retentionRuns()
    const runs = withRun(earlier, now)
    await places.archive.setRetentionRuns(runs)
    if (isClockTrusted(runs)) return true
    if (earlier !== null && runs.since === now) {
      const [last, clockShows] = [earlier.last, now].map((time) => new Date(time).toISOString())
      log.warn(
        { last, clockShows },
        'the clock has jumped: nothing is erased until it has run for a day without jumping',
      )
    }
    return false
  }

  async function purge(now: number, signal: AbortSignal): Promise<void> {
    const options = { signal, maxBytes: maxRewriteBytes }
    const { erased, tooLarge } = await purgeBefore(now - days * day, places, options)
    if (erased > 0) log.info({ erased, days }, 'enquiries past their retention period were erased')
    if (tooLarge) {
      log.warn(
        'the database is too large to be rewritten while visitors wait: unused parts of it may ' +
          'contain traces of erased enquiries until "npm run enquiries -- purge"',
      )
    }
  }

  return repeat(run, { every: day, firstAfter })
}

/** Page views before this day are erased. */
function firstDayOfVisits(now: number): string {
  return swissTime(now).toPlainDate().subtract({ months: visitMonths }).toString()
}
