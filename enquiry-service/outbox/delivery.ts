import { referenceOf } from '../../enquiry-contract/reference.ts'
import type { Clock } from '../process/time.ts'
import type { Log } from '../process/log.ts'
import type { ServiceEvents } from '../process/service-events.ts'
import { MailRefusedError, type Mail, type MailTransport } from '../mail/mail.ts'
import type { ClaimedDelivery, DeliveryContent, EnquiryStore } from '../storage/enquiry-store.ts'
import { waitAfter, defaultTiming } from './delivery-timing.ts'
import { codesOf, reasonOf } from './delivery-error.ts'
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
   * Starts nothing new, and resolves once the emails being sent have been delivered or have failed.
   */
  stop(): Promise<void>
}

type Attempt = 'delivered' | 'refused' | 'unavailable' | 'nothing to send'

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
  const idleSleep = createSleeper()
  const retrySleep = createSleeper()
  let stopping = false
  let outage: { since: number; failures: number } | null = null

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        const claimed = await deliverBatch()
        if (outage) await retrySleep.sleep(waitAfter(outage.failures, timing.outage, random()))
        else if (claimed === 0) await idleSleep.sleep(timing.idle)
      } catch (error) {
        log.error({ err: error }, 'the outbox cannot be read or written')
        await retrySleep.sleep(timing.idle)
      }
    }
  }

  /** Resolves with the number of deliveries that were due. */
  async function deliverBatch(): Promise<number> {
    const now = clock()
    const limit = outage ? 1 : timing.batch
    const claimed = await store.claim({ now, leaseUntil: now + timing.lease, limit })
    if (stopping) await releaseClaims(claimed)
    else updateOutage(await Promise.all(claimed.map(attempt)))
    return claimed.length
  }

  async function releaseClaims(claimed: ClaimedDelivery[]): Promise<void> {
    if (claimed.length === 0) return
    const ids = claimed.map(({ id }) => id)
    await store.release(ids, clock())
  }

  async function attempt({ id, attempts, content }: ClaimedDelivery): Promise<Attempt> {
    const reference = content.kind === 'enquiry' ? referenceOf(id) : id
    let mail: Mail | null = null
    try {
      mail = await composeOrRefuse(content)
      if (mail) await transport.send(mail)
    } catch (error) {
      log.warn({ reference, attempts, ...codesOf(error) }, 'an email was not delivered')
      const postponed = { dueAt: clock() + delayOf(error, attempts), error: reasonOf(error) }
      await record(reference, store.postpone(id, postponed))
      const outcome = error instanceof MailRefusedError ? 'refused' : 'unavailable'
      events.emit('mailAttempted', { outcome })
      // What could not be composed says nothing about the server.
      return mail ? outcome : 'nothing to send'
    }
    await record(reference, store.markDelivered(id, clock()))
    if (!mail) return 'nothing to send'
    log.info({ reference, attempts }, 'an email was delivered')
    events.emit('mailAttempted', { outcome: 'delivered' })
    return 'delivered'
  }

  /**
   * During an outage an email stays due. The store claims emails with fewer attempts first, so that
   * the next probe is a different one.
   */
  function delayOf(error: unknown, attempts: number): number {
    if (!(error instanceof MailRefusedError)) return 0
    const backOff = error.kind === 'temporary' ? timing.deferred : timing.refused
    return waitAfter(attempts, backOff, random())
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
      throw new MailRefusedError('The email could not be composed.', 'permanent', { cause: error })
    }
  }

  function updateOutage(attempts: Attempt[]): void {
    const isReachable = attempts.some((attempt) => attempt === 'delivered' || attempt === 'refused')
    if (!isReachable && attempts.includes('unavailable')) {
      if (!outage) log.warn('the mail server accepts no email; enquiries wait in the outbox')
      outage = { since: outage?.since ?? clock(), failures: (outage?.failures ?? 0) + 1 }
    } else if (outage && isReachable) {
      const seconds = Math.round((clock() - outage.since) / 1000)
      log.info({ seconds }, 'the mail server accepts email again')
      outage = null
    }
  }

  events.on('enquiryPosted', ({ outcome }) => {
    if (outcome === 'stored') idleSleep.wake()
  })
  const running = run()
  return {
    async stop() {
      stopping = true
      idleSleep.wake()
      retrySleep.wake()
      await running
    },
  }
}
