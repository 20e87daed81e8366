import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../process/time.ts'
import type { Log } from '../process/log.ts'
import type { ServiceEvents } from '../process/service-events.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'

/** Whether an enquiry could be accepted now, and how many emails are waiting. */
export interface Readiness {
  ready: boolean
  /** `null` when the store fails. */
  outbox: { waiting: number; held: number; oldestSeconds: number | null } | null
}

/** Probes within this time share one check. */
const cacheMs = 1_000

/**
 * How long a post that could not be stored keeps the service unready, unless a later one is stored:
 * the small commit of a check may succeed where an enquiry does not fit. Monitors ask once a
 * minute.
 */
const failedPostWindowMs = 60_000

export interface ReadinessDependencies {
  store: Pick<EnquiryStore, 'check' | 'outbox'>
  /**
   * Rejects when the disk of the enquiries cannot be written; left out when the disk belongs to
   * another machine.
   */
  probeDisk?: (() => Promise<void>) | undefined
  events: ServiceEvents
  clock: Clock
  log: Log
  /** Milliseconds. A store that takes longer cannot answer visitors in time either. */
  timeout?: number
}

/**
 * Returns a function that checks, at most once a second, whether the store can commit: by a commit
 * of its own, a file on the same disk, and the outcome of the last posts.
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

  async function check(): Promise<Readiness> {
    const now = clock()
    try {
      await within(timeout, Promise.all([store.check(now), probeDisk()]))
      const { waiting, held, oldest } = await within(timeout, store.outbox())
      wasReady = true
      return { ready: true, outbox: { waiting, held, oldestSeconds: ageOf(oldest, now) } }
    } catch (error) {
      // Probes are frequent; the log needs the reason only once.
      if (wasReady) log.error({ err: error }, 'the store cannot commit')
      wasReady = false
      return { ready: false, outbox: null }
    }
  }

  return async () => {
    const now = clock()
    if (!latest || Math.abs(now - latest.at) >= cacheMs) latest = { at: now, readiness: check() }
    const readiness = await latest.readiness
    const postFailed = failedPostAt !== null && Math.abs(now - failedPostAt) < failedPostWindowMs
    return postFailed ? { ...readiness, ready: false } : readiness
  }
}

/** In seconds. A digest that is due in the future is not old. */
function ageOf(oldest: number | null, now: number): number | null {
  return oldest === null ? null : Math.max(0, Math.round((now - oldest) / 1000))
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const timeout = new AbortController()
  const expired = wait(limitMs, undefined, { signal: timeout.signal, ref: false }).then(() => {
    throw new Error('The store did not answer in time.')
  })
  expired.catch(() => undefined)
  try {
    return await Promise.race([work, expired])
  } finally {
    timeout.abort()
  }
}
