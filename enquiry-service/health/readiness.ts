import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../process/clock.ts'
import type { Log } from '../process/log.ts'
import type { ServiceEvents } from '../process/service-events.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'

/** Whether an enquiry could be accepted at present, and what waits to be mailed. */
export interface Readiness {
  ready: boolean
  /** `null` when the store does not tell. */
  outbox: { waiting: number; held: number; oldestSeconds: number | null } | null
}

/** Probes that come closer together share one look at the store. */
const freshForMs = 1_000

/**
 * For so long a post that could not be stored keeps readiness red, unless a later one was stored:
 * the small commit of a look may find room where an enquiry does not. Monitors ask once a minute.
 */
const failedPostCountsMs = 60_000

export interface ReadinessDependencies {
  store: Pick<EnquiryStore, 'check' | 'outbox'>
  /** Rejects when the disk of the enquiries takes no more; left out where it is another machine's. */
  probeDisk?: (() => Promise<void>) | undefined
  events: ServiceEvents
  clock: Clock
  log: Log
  /** In milliseconds. A store that takes longer cannot answer visitors in time either. */
  timeout?: number
}

/**
 * Returns a function that looks whether the store can commit, at most once a second: a commit of its
 * own, a file on the same disk, and what became of the last posts.
 */
export function createReadiness({
  store,
  probeDisk = () => Promise.resolve(),
  events,
  clock,
  log,
  timeout = 5_000,
}: ReadinessDependencies): () => Promise<Readiness> {
  let latest: { at: number; readiness: Promise<Readiness> } | null = null
  let wasReady = true
  let failedPostAt: number | null = null

  events.on('enquiryPosted', ({ outcome }) => {
    if (outcome === 'unavailable') failedPostAt = clock()
    if (outcome === 'stored' || outcome === 'held') failedPostAt = null
  })

  async function look(): Promise<Readiness> {
    const now = clock()
    try {
      await within(timeout, Promise.all([store.check(now), probeDisk()]))
      const { waiting, held, oldest } = await within(timeout, store.outbox())
      wasReady = true
      return { ready: true, outbox: { waiting, held, oldestSeconds: ageOf(oldest, now) } }
    } catch (error) {
      // Probes come all the time; the log needs the reason once.
      if (wasReady) log.error({ err: error }, 'the store cannot commit')
      wasReady = false
      return { ready: false, outbox: null }
    }
  }

  return async () => {
    const now = clock()
    if (!latest || Math.abs(now - latest.at) >= freshForMs) latest = { at: now, readiness: look() }
    const readiness = await latest.readiness
    const postFailed = failedPostAt !== null && Math.abs(now - failedPostAt) < failedPostCountsMs
    return postFailed ? { ...readiness, ready: false } : readiness
  }
}

/** In seconds; a digest that waits for its hour is not old. */
function ageOf(oldest: number | null, now: number): number | null {
  return oldest === null ? null : Math.max(0, Math.round((now - oldest) / 1000))
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const timeout = new AbortController()
  const late = wait(limitMs, undefined, { signal: timeout.signal, ref: false }).then(() => {
    throw new Error('The store did not answer in time.')
  })
  late.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    timeout.abort()
  }
}
