import { referenceOf } from '../../enquiry-contract/reference.ts'
import type { Clock } from '../process/time.ts'
import type { Log } from '../process/log.ts'
import type { MailOutcome, ServiceEvents } from '../process/service-events.ts'
import { MailError, type Mail, type MailTransport } from '../mail/mail.ts'
import type { ClaimedDelivery, DeliveryContent, EnquiryStore } from '../storage/enquiry-store.ts'
import { waitAfter, defaultTiming } from './delivery-timing.ts'
import { codesOf, reasonOf } from './delivery-error.ts'
import { watchMailServer } from './mail-server-state.ts'
import { createSleeper } from './sleeper.ts'

export interface DeliveryDependencies {
  store: EnquiryStore
  /** Resolves with `null` when there is nothing left to send. */
  compose: (content: DeliveryContent) => Mail | null | Promise<Mail | null>
  transport: MailTransport
  events: ServiceEvents
  clock: Clock
  log: Log
  timing?: typeof defaultTiming
  /** From 0 to 1; spreads the delays. */
  random?: () => number
}

/** Delivers stored emails at least once each, for as long as it takes. */
export interface Delivery {
  /**
   * Starts nothing new, and resolves once the emails being sent have been delivered or have failed;
   * those that take too long are given up and sent after the next start.
   */
  stop(): Promise<void>
}

/**
 * Starts delivering. A refused email has a back-off of its own and delays no other. When the server
 * accepts no email at all, all stay due and one at a time is sent as a probe; once the server has
 * handled one, the rest follow.
 */
export function startDelivery({
  store,
  compose,
  transport,
  events,
  clock,
  log,
  timing = defaultTiming,
  random = Math.random,
}: DeliveryDependencies): Delivery {
  const sleeper = createSleeper()
  const retrySleeper = createSleeper()
  const server = watchMailServer({ timing, clock, log, random })
  /** The attempts in progress. */
  const sending = new Set<{ startedAt: number; ended: Promise<void> }>()
  const giveUp = new AbortController()
  let stopping = false

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        await sleeper.sleep(await sendDue())
      } catch (error) {
        log.error({ err: error }, 'the outbox cannot be read or written')
        await retrySleeper.sleep(timing.idle)
      }
    }
  }

  /** Starts sending what is due. Resolves with how long to sleep, unless woken, in milliseconds. */
  async function sendDue(): Promise<number> {
    const wait = server.wait()
    if (wait > 0) return wait
    const limit = freeConnections()
    if (limit <= 0) return timing.idle
    const now = clock()
    const claimed = await store.claim({ now, leaseUntil: now + timing.lease, limit })
    if (stopping) {
      await releaseClaims(claimed)
    } else if (claimed.length === 0) {
      if (sending.size === 0) server.rest()
      return timing.idle
    }
    for (const delivery of stopping ? [] : claimed) send(delivery)
    return 0
  }

  /**
   * An email that takes long occupies a connection, but the server is tried with others meanwhile:
   * it may be slow with this one only, or work again.
   */
  function freeConnections(): number {
    const slowSince = performance.now() - timing.slow
    const slow = [...sending].filter(({ startedAt }) => startedAt < slowSince).length
    return Math.min(timing.batch - sending.size, server.limit() - sending.size + slow)
  }

  function send(delivery: ClaimedDelivery): void {
    const startedAt = performance.now()
    const ended = attempt(delivery).then((outcome) => {
      sending.delete(entry)
      if (outcome) {
        server.record(outcome, startedAt)
        events.emit('mailAttempted', { outcome })
      }
      sleeper.wake()
    })
    const entry = { startedAt, ended }
    sending.add(entry)
  }

  async function releaseClaims(claimed: ClaimedDelivery[]): Promise<void> {
    if (claimed.length === 0) return
    const ids = claimed.map(({ id }) => id)
    await store.release(ids, clock())
  }

  /** Resolves with what it says about the mail server; `null`: nothing. */
  async function attempt({ id, attempts, content }: ClaimedDelivery): Promise<MailOutcome | null> {
    const reference = content.kind === 'enquiry' ? referenceOf(id) : id
    let mail: Mail | null = null
    try {
      mail = await composeOrRefuse(content)
      if (mail) await sendToAny(reference, mail)
    } catch (error) {
      const outcome = outcomeOf(error)
      if (outcome === 'unavailable' && giveUp.signal.aborted) {
        await record(reference, store.release([id], clock()))
        return null
      }
      log.warn({ reference, attempts, ...codesOf(error) }, 'an email was not delivered')
      const postponed = { dueAt: clock() + delayOf(error, attempts), error: reasonOf(error) }
      await record(reference, store.postpone(id, postponed))
      return mail && outcome
    }
    await record(reference, store.markDelivered(id, clock()))
    if (!mail) return null
    log.info({ reference, attempts }, 'an email was delivered')
    return 'delivered'
  }

  async function sendToAny(reference: string, mail: Mail): Promise<void> {
    const refusals = await transport.send(mail, { signal: giveUp.signal })
    const [first] = refusals
    if (first && refusals.length === mail.to.length) throw first.error
    if (first) log.warn({ reference, refused: refusals.length }, 'a mailbox refused an email')
  }

  /**
   * During an outage an email stays due. The store claims emails with fewer attempts first, so that
   * the next probe is a different one.
   */
  function delayOf(error: unknown, attempts: number): number {
    if (!(error instanceof MailError) || error.kind === 'login-refused') return 0
    return waitAfter(attempts, timing[error.kind], random())
  }

  /**
   * An outcome that is not recorded leads to another attempt when the lease ends: twice is better
   * than never.
   */
  async function record(reference: string, change: Promise<void>): Promise<void> {
    try {
      await change
    } catch (error) {
      log.error({ err: error, reference }, 'the outcome of a delivery was not recorded')
    }
  }

  async function composeOrRefuse(content: DeliveryContent): Promise<Mail | null> {
    try {
      return await compose(content)
    } catch (error) {
      // A defect of this service, so the message can be logged: it contains nothing from a server
      // or visitor.
      log.error({ err: error }, 'an email could not be composed')
      throw new MailError('The email could not be composed.', 'permanent', { cause: error })
    }
  }

  events.on('enquiryPosted', ({ outcome }) => {
    if (outcome === 'stored') sleeper.wake()
  })
  const running = run()
  return {
    async stop() {
      stopping = true
      sleeper.wake()
      retrySleeper.wake()
      const timer = setTimeout(() => {
        giveUp.abort()
      }, timing.stop)
      await running
      await Promise.all([...sending].map(({ ended }) => ended))
      clearTimeout(timer)
    },
  }
}

function outcomeOf(error: unknown): MailOutcome {
  if (!(error instanceof MailError)) return 'unavailable'
  const { kind } = error
  return kind === 'temporary' || kind === 'permanent' ? 'refused' : kind
}
