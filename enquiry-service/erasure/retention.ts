import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { eraseEnquiries, type ErasurePlaces } from './erase-enquiries.ts'
import { eraseFromBackups, findInBackups } from './erase-from-backups.ts'

/** Few enough to keep a visitor waiting for no more than a moment. */
const portion = 50

const day = 24 * 60 * 60_000

interface PurgeOptions {
  /** Called with the number erased so far. */
  onProgress?: (erased: number) => void
  /** Ends it after the portion at hand. */
  signal?: AbortSignal
}

/**
 * Erases every enquiry that was received before a time and whose mail has left, and from backups
 * what an earlier run did not reach there.
 * @returns how many were erased, and the backups that could not be reached, each with the reason
 */
export async function purgeBefore(
  before: number,
  places: ErasurePlaces,
  { onProgress, signal }: PurgeOptions = {},
): Promise<{ erased: number; unreached: string[] }> {
  let erased = 0
  const unreached = new Set(await eraseForgotten(before, places))
  while (!signal?.aborted) {
    const records = await places.archive.purgeable(before, portion)
    if (records.length === 0) break
    for (const backup of await eraseEnquiries(records, places)) unreached.add(backup)
    erased += records.length
    onProgress?.(erased)
    // Visitors come first: the database is written by one at a time.
    await wait(20)
  }
  if (erased > 0) await places.archive.scrub()
  return { erased, unreached: [...unreached] }
}

/** Erases from backups what the database knows no longer. */
async function eraseForgotten(
  before: number,
  { archive, backupFolder }: ErasurePlaces,
): Promise<string[]> {
  const { records, unreached } = await findInBackups({ before }, backupFolder)
  const forgotten: string[] = []
  for (const { enquiry } of records) {
    if ((await archive.find(enquiry.id)).length === 0) forgotten.push(enquiry.id)
  }
  if (forgotten.length === 0) return unreached
  return [...unreached, ...(await eraseFromBackups(forgotten, backupFolder))]
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
 * @returns a function that ends it; what a purge under way has left over waits for the next start
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
        const { erased, unreached } = await purgeBefore(clock() - days * day, places, {
          signal: stopping.signal,
        })
        if (erased > 0) log.info({ erased, days }, 'enquiries beyond the retention were erased')
        if (unreached.length > 0) {
          log.error({ unreached }, 'backups may hold enquiries beyond the retention')
        }
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
