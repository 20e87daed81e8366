import { setTimeout as wait } from 'node:timers/promises'
import { EventEmitter } from 'node:events'
import { type Clock, hour, minute } from '../clock/time.ts'
import type { Log } from '../log/log.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'
import { readDisk, type DiskStatus, probeDisk } from './disk.ts'
import type { Acceptance } from '../storage/accept.ts'
import type { SpamMark } from '../storage/enquiry-record.ts'

/** The state of the service, which health, metrics, alerts, report and desk show. */
export interface ServiceStatus {
  canStore: boolean
  /** `null`: the store fails. */
  outbox: { waiting: number; held: number; oldestSeconds: number | null } | null
  /** The mailboxes that refuse emails, each with how many wait for it; `null`: unknown. */
  refusedMailboxes: ReadonlyMap<string, number> | null
  /** `null`: unknown, or the enquiries are on another machine, with PostgreSQL. */
  disk: DiskStatus | null
  /** Until the mail server handles the next email. */
  isLoginRefused: boolean
  /** An enquiry of the last hour that does not look like spam is held, because too many arrive. */
  isHoldingUnmarked: boolean
  /** Until a page of this site posts with its own host again. */
  isHostReplaced: boolean
  countsVisits: boolean
}

const cacheMs = 1_000

/** How long a post that could not be stored keeps the service unready: a check's small commit may still succeed. */
const failedPostWindowMs = minute

export interface StatusDependencies {
  store: Pick<EnquiryStore, 'check' | 'outbox'>
  archive: Pick<EnquiryArchive, 'refusedMailboxes'>
  dataFolder: string | null
  countsVisits: boolean
  events: ServiceEvents
  clock: Clock
  log: Log
  /** Milliseconds. A store that takes longer cannot answer visitors in time either. */
  timeout?: number
}

/** Returns a function that measures the state at most once a second and never rejects: unknown is `null`. */
export function createServiceStatus(
  dependencies: StatusDependencies,
): () => Promise<ServiceStatus> {
  const { store, archive, dataFolder, events, clock, log, timeout = 5_000 } = dependencies
  const { countsVisits } = dependencies
  let failedPostAt = -Infinity
  let heldAt = -Infinity
  const flags = { countsVisits, isLoginRefused: false, isHostReplaced: false }
  events.on('enquiryPosted', ({ outcome, mark }) => {
    if (outcome === 'unavailable') failedPostAt = clock()
    if (outcome === 'stored' || outcome === 'held') failedPostAt = -Infinity
    if (outcome === 'held' && mark === null) heldAt = clock()
  })
  events.on('mailAttempted', ({ outcome }) => {
    // An outage does not say that the login is accepted now.
    if (outcome !== 'unavailable') flags.isLoginRefused = outcome === 'login-refused'
  })
  events.on('ownPagePosted', ({ hostReplaced }) => (flags.isHostReplaced = hostReplaced))

  const failures = new Set<string>()

  /** `null` when the work fails, which is logged once until it succeeds: probes are frequent. */
  async function attempt<T>(failure: string, work: Promise<T>): Promise<T | null> {
    try {
      const expired = wait(timeout, undefined, { ref: false }).then(() => {
        throw new Error('The store did not answer in time.')
      })
      const result = await Promise.race([work, expired])
      failures.delete(failure)
      return result
    } catch (error) {
      if (!failures.has(failure)) log.error({ err: error }, failure)
      failures.add(failure)
      return null
    }
  }

  /** Checks that the store can commit, by a commit of its own and a file on the same disk. */
  async function readOutbox(now: number): Promise<NonNullable<ServiceStatus['outbox']>> {
    await Promise.all([store.check(now), dataFolder === null || probeDisk(dataFolder)])
    const { waiting, held, oldest } = await store.outbox()
    // A digest that is due in the future is not old.
    const age = oldest === null ? null : Math.max(0, Math.round((now - oldest) / 1000))
    return { waiting, held, oldestSeconds: age }
  }

  async function measure(now: number) {
    const [outbox, refusedMailboxes, disk] = await Promise.all([
      attempt('the store cannot commit', readOutbox(now)),
      attempt('the refused mailboxes cannot be read', archive.refusedMailboxes()),
      dataFolder === null ? null : attempt('the disk cannot be read', readDisk(dataFolder)),
    ])
    return { outbox, refusedMailboxes, disk }
  }

  let latest: { at: number; measured: ReturnType<typeof measure> } | null = null

  return async () => {
    const now = clock()
    if (!latest || Math.abs(now - latest.at) >= cacheMs)
      latest = { at: now, measured: measure(now) }
    const measured = await latest.measured
    const isWithin = (time: number, limit: number) => Math.abs(now - time) <= limit
    return {
      ...measured,
      ...flags,
      canStore: measured.outbox !== null && !isWithin(failedPostAt, failedPostWindowMs),
      isHoldingUnmarked: isWithin(heldAt, hour),
    }
  }
}

/** `unavailable`: the mail server accepts no email at all. */
export type MailOutcome = 'delivered' | 'refused' | 'unconfirmed' | 'login-refused' | 'unavailable'

/** The events that connect the parts of a running service. None of them names a person. */
export class ServiceEvents extends EventEmitter<{
  enquiryPosted: [{ outcome: Acceptance['outcome'] | 'unavailable'; mark: SpamMark | null }]
  /** A page of this site posted. `hostReplaced`: a proxy has replaced the host of the request. */
  ownPagePosted: [{ hostReplaced: boolean }]
  mailAttempted: [{ outcome: MailOutcome }]
}> {}
