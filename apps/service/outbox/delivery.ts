import type { NodemailerError } from 'nodemailer'
import { referenceOf } from '@site/enquiry/reference.ts'
import type { Clock } from '../clock/time.ts'
import type { Log } from '../log/log.ts'
import { repeat, createWakeableTimer } from '../clock/timers.ts'
import type { MailOutcome, ServiceEvents } from '../status/service-status.ts'
import { MailError, type Mail, type MailTransport } from '../mail/mail.ts'
import type { ClaimedDelivery, DeliveryContent } from '../storage/claim.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'
import { backOffDelay, defaultTiming } from './delivery-timing.ts'
import { dueMailboxes, nextAttempt, updateMailboxStates } from './mailboxes.ts'
import { trackMailServer } from './mail-server-state.ts'

const outboxFailure = 'the outbox cannot be read or written'

export interface DeliveryDependencies {
  store: EnquiryStore
  /** Resolves with `null` when there is nothing left to send. */
  compose: (content: DeliveryContent) => Mail | null | Promise<Mail | null>
  transport: MailTransport
  events: ServiceEvents
  clock: Clock
  log: Log
  timing?: typeof defaultTiming
}

/** Sends stored emails at least once each. While the server accepts none, one at a time probes it (trackMailServer). */
export function startDelivery(dependencies: DeliveryDependencies) {
  const { store, compose, transport, events, clock, log, timing = defaultTiming } = dependencies
  const timer = createWakeableTimer()
  const retryTimer = createWakeableTimer()
  const server = trackMailServer({ timing, log })
  const sending = new Set<{ startedAt: number; ended: Promise<void> }>()
  /** The deliveries that no other instance may claim. */
  const leased = new Set<string>()
  let renewal = Promise.resolve()
  const abortSending = new AbortController()
  let stopping = false

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        await timer.sleep(await sendDue())
      } catch (error) {
        log.error({ err: error }, outboxFailure)
        // Only a stop ends this pause: emails sent while the database fails are sent again later.
        await retryTimer.sleep(timing.idle)
      }
    }
  }

  /** Starts sending what is due. Resolves with how long to sleep, unless woken, in milliseconds. */
  async function sendDue(): Promise<number> {
    const wait = server.delay()
    if (wait > 0) return wait
    const limit = freeConnections()
    if (limit <= 0) return timing.idle
    const now = clock()
    const claimed = await store.claim({ now, leaseUntil: now + timing.lease, limit })
    // A clock that jumps ahead ends leases; what is still being sent must not be sent twice.
    const fresh = claimed.filter(({ id }) => !leased.has(id))
    for (const delivery of fresh) send(delivery)
    if (sending.size === 0) server.markIdle()
    return fresh.length === 0 ? timing.idle : 0
  }

  /** While an email takes long, others are sent: the server may be slow with this one only, or work again. */
  function freeConnections(): number {
    const slowSince = performance.now() - timing.slow
    const slow = [...sending].filter(({ startedAt }) => startedAt < slowSince).length
    return Math.min(timing.batch - sending.size, server.maxConcurrent() - sending.size + slow)
  }

  function send(delivery: ClaimedDelivery): void {
    const startedAt = performance.now()
    leased.add(delivery.id)
    const ended = attempt(delivery).then((outcome) => {
      sending.delete(entry)
      if (outcome) {
        server.record(outcome, startedAt)
        events.emit('mailAttempted', { outcome })
      }
      timer.wake()
    })
    const entry = { startedAt, ended }
    sending.add(entry)
  }

  /** Resolves with the outcome; `null` if it says nothing about the mail server. */
  async function attempt(delivery: ClaimedDelivery): Promise<MailOutcome | null> {
    const { id, attempts, content, mailboxes } = delivery
    const reference = content.kind === 'enquiry' ? referenceOf(id) : id
    let mail: Mail | null = null
    try {
      mail = await composeOrFail(content)
      const to = mail?.to.map(({ address }) => address) ?? []
      const due = dueMailboxes(to, mailboxes, clock())
      const refusals =
        mail && due.length > 0
          ? await transport.send(mail, { to: due, signal: abortSending.signal })
          : []
      const now = clock()
      const states = updateMailboxStates(mailboxes, due, refusals, { now, timing })
      const next = nextAttempt(to, states, now)
      const result = { reference, attempts, refused: refusals.length }
      await settle(id, reference, () =>
        next ? store.postpone(id, { ...next, mailboxes: states }) : store.markDelivered(id, now),
      )
      if (due.length === 0) return null
      if (refusals.length === due.length) {
        log.warn({ ...result, ...errorCodes(refusals[0]?.error) }, 'an email was not delivered')
        return 'refused'
      }
      log.info(result, 'an email was delivered')
      return 'delivered'
    } catch (error) {
      const outcome = toOutcome(error)
      if (outcome === 'unavailable' && abortSending.signal.aborted) {
        await settle(id, reference, () => store.release([id], clock()))
        return null
      }
      log.warn({ reference, attempts, ...errorCodes(error) }, 'an email was not delivered')
      const dueAt = clock() + retryDelay(error, attempts)
      const next = { dueAt, error: errorReason(error) }
      await settle(id, reference, () => store.postpone(id, next))
      return mail && outcome
    }
  }

  /** During an outage an email stays due. As fewer attempts go first, the next probe is a different one. */
  function retryDelay(error: unknown, attempts: number): number {
    if (!(error instanceof MailError) || error.kind === 'login-refused') return 0
    return backOffDelay(attempts, timing[error.kind])
  }

  /** Records an outcome. If that fails, the email is sent again when the lease ends: twice is better than never. */
  async function settle(id: string, reference: string, change: () => Promise<void>): Promise<void> {
    // A renewal must not overwrite when the next attempt is due.
    leased.delete(id)
    await renewal.catch(() => undefined)
    try {
      await change()
    } catch (error) {
      log.error({ err: error, reference }, 'the outcome of a delivery was not recorded')
    }
  }

  /** An email may take much longer than a lease, which ends soon after a crash. */
  async function renewLeases(): Promise<void> {
    if (leased.size === 0) return
    renewal = store.renew([...leased], clock() + timing.lease)
    await renewal
  }

  async function composeOrFail(content: DeliveryContent): Promise<Mail | null> {
    try {
      return await compose(content)
    } catch (error) {
      // A defect of this service, whose message contains nothing from a server or visitor.
      log.error({ err: error }, 'an email could not be composed')
      throw new MailError('The email could not be composed.', 'permanent', { cause: error })
    }
  }

  events.on('enquiryPosted', ({ outcome }) => {
    if (outcome === 'stored') timer.wake()
  })
  const running = run()
  const every = timing.lease / 3
  const stopRenewing = repeat(renewLeases, {
    every,
    firstAfter: every,
    log,
    failure: outboxFailure,
  })
  return {
    /** Starts no more emails and waits for those in progress, or aborts them after `timing.stop`: they stay due. */
    async stop(): Promise<void> {
      stopping = true
      timer.wake()
      retryTimer.wake()
      const deadline = setTimeout(() => {
        abortSending.abort()
      }, timing.stop)
      await running
      await Promise.all(Array.from(sending, ({ ended }) => ended))
      clearTimeout(deadline)
      await stopRenewing()
    },
  }
}

function toOutcome(error: unknown): MailOutcome {
  if (!(error instanceof MailError)) return 'unavailable'
  const { kind } = error
  return kind === 'temporary' || kind === 'permanent' ? 'refused' : kind
}

/** Such as ECONNREFUSED and 554. Only these may be logged: servers repeat addresses in their messages. */
function errorCodes(error: unknown): Pick<NodemailerError, 'code' | 'responseCode'> {
  const source = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code, responseCode } = source as NodemailerError
  return { ...(code && { code }), ...(responseCode && { responseCode }) }
}

/** The server's own message, stored with the enquiry for the owner. */
const errorReason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)
