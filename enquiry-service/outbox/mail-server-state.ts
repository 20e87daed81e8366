import type { Clock } from '../clock/time.ts'
import type { Log } from '../log/log.ts'
import type { MailOutcome } from '../service-events.ts'
import { waitAfter, type defaultTiming } from './delivery-timing.ts'

/** What the last emails say about the mail server: how many may be sent at a time, and when. */
export interface MailServerState {
  /** How many emails may be sent at a time. */
  limit(): number
  /** Milliseconds until the next email may be sent. */
  wait(): number
  /** Notes that there is nothing to send, after which the server has to prove itself again. */
  rest(): void
  /** @param startedAt when the attempt began, as `performance.now()` */
  record(outcome: MailOutcome, startedAt: number): void
}

interface Outage {
  /** By the clock, for the log. */
  since: number
  failures: number
  refusedLogins: number
  /** The last failure and the next probe, as `performance.now()`, which no wrong clock affects. */
  failedAt: number
  probeAt: number
}

interface Dependencies {
  timing: Pick<typeof defaultTiming, 'batch' | 'outage' | 'login'>
  clock: Clock
  log: Log
  random: () => number
}

/**
 * After a rest one email goes first, so that a wrong password is one failed login and not one for
 * every connection: servers ban an address after a few. During an outage one email at a time is a
 * probe.
 */
export function watchMailServer({ timing, clock, log, random }: Dependencies): MailServerState {
  let isProven = false
  let outage: Outage | null = null

  function recordFailure(isLogin: boolean, startedAt: number): void {
    isProven = false
    // Emails that were being sent at the same time fail together: that is one failure.
    if (outage && startedAt < outage.failedAt) return
    const { since, failures, refusedLogins } = outage ?? {
      since: clock(),
      failures: 0,
      refusedLogins: 0,
    }
    if (!outage || (isLogin && refusedLogins === 0)) {
      const problem = isLogin ? 'refuses the login' : 'accepts no email'
      log.warn(`the mail server ${problem}; enquiries wait in the outbox`)
    }
    const failedAt = performance.now()
    const wait = isLogin
      ? timing.login[refusedLogins === 0 ? 'first' : 'max']
      : waitAfter(failures + 1, timing.outage, random())
    outage = {
      since,
      failures: failures + 1,
      refusedLogins: refusedLogins + (isLogin ? 1 : 0),
      failedAt,
      probeAt: failedAt + wait,
    }
  }

  function recordSuccess(): void {
    isProven = true
    if (!outage) return
    const seconds = Math.round((clock() - outage.since) / 1000)
    log.info({ seconds }, 'the mail server accepts email again')
    outage = null
  }

  return {
    limit: () => (isProven ? timing.batch : 1),
    wait: () => (outage ? Math.max(0, outage.probeAt - performance.now()) : 0),
    rest() {
      isProven = false
    },
    record(outcome, startedAt) {
      if (outcome === 'delivered' || outcome === 'refused') recordSuccess()
      // An email that is not confirmed says nothing about others.
      else if (outcome !== 'unconfirmed') recordFailure(outcome === 'login-refused', startedAt)
    },
  }
}
