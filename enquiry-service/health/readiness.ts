import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { EnquiryStore } from '../store/enquiry-store.ts'

/** Whether an enquiry could be accepted at present, and what waits to be mailed. */
export interface Readiness {
  ready: boolean
  /** `null` when the store does not tell. */
  outbox: { waiting: number; held: number; oldestSeconds: number | null } | null
}

/** Probes that come closer together share one look at the store. */
const freshForMs = 1_000

export interface ReadinessDependencies {
  store: Pick<EnquiryStore, 'check' | 'outbox'>
  clock: Clock
  log: Log
  /** A store that takes longer, in milliseconds, cannot keep its promise to visitors either. */
  patience?: number
}

/** Returns a function that looks whether the store can commit, at most once a second. */
export function createReadiness({
  store,
  clock,
  log,
  patience = 5_000,
}: ReadinessDependencies): () => Promise<Readiness> {
  let latest: { at: number; readiness: Promise<Readiness> } | null = null
  let wasReady = true

  async function look(): Promise<Readiness> {
    const now = clock()
    try {
      await within(patience, store.check(now))
      const { waiting, held, oldest } = await within(patience, store.outbox())
      wasReady = true
      return { ready: true, outbox: { waiting, held, oldestSeconds: ageOf(oldest, now) } }
    } catch (error) {
      // Probes come all the time; the log needs the reason once.
      if (wasReady) log.error({ err: error }, 'the store cannot commit')
      wasReady = false
      return { ready: false, outbox: null }
    }
  }

  return () => {
    const now = clock()
    if (!latest || Math.abs(now - latest.at) >= freshForMs) latest = { at: now, readiness: look() }
    return latest.readiness
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
