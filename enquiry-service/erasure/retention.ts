import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { eraseEnquiries, type ErasurePlaces } from './erase-enquiries.ts'

/** Few enough to keep a visitor waiting for no more than a moment. */
const portion = 50

const day = 24 * 60 * 60_000

/**
 * Erases every enquiry that was received before a time and whose mail has left.
 * @param onProgress called with the number erased so far
 * @returns how many were erased
 */
export async function purgeBefore(
  before: number,
  places: ErasurePlaces,
  onProgress: (erased: number) => void = () => undefined,
): Promise<number> {
  let erased = 0
  for (;;) {
    const records = await places.archive.purgeable(before, portion)
    if (records.length === 0) break
    await eraseEnquiries(records, places)
    erased += records.length
    onProgress(erased)
    // Visitors come first: the database is written by one at a time.
    await wait(20)
  }
  if (erased > 0) await places.archive.scrub()
  return erased
}

export interface RetentionDependencies {
  places: ErasurePlaces
  /** For how many days enquiries are kept. */
  days: number
  clock: Clock
  log: Log
  /** When it looks for the first time; milliseconds. */
  firstAfter?: number
}

/**
 * Keeps the promise of the privacy notice: once a day, and a minute after the start, enquiries older
 * than the retention are erased. Several instances may do so at once.
 * @returns a function that ends it
 */
export function startRetention({
  places,
  days,
  clock,
  log,
  firstAfter = 60_000,
}: RetentionDependencies): () => Promise<void> {
  const stopping = new AbortController()
  const sleep = (ms: number) =>
    wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)

  async function run(): Promise<void> {
    await sleep(firstAfter)
    while (!stopping.signal.aborted) {
      try {
        const erased = await purgeBefore(clock() - days * day, places)
        if (erased > 0) log.info({ erased, days }, 'enquiries beyond the retention were erased')
      } catch (error) {
        log.error({ err: error }, 'enquiries beyond the retention could not be erased')
      }
      await sleep(day)
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}
