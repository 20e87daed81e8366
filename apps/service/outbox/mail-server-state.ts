import type { Log } from '../log/log.ts'
import type { MailOutcome } from '../status/service-status.ts'
import { backOffDelay, type defaultTiming } from './delivery-timing.ts'

/** Times are those of `performance.now()`, which no wrong clock affects. */
interface Outage {
  failures: number
  refusedLogins: number
  failedAt: number
  probeAt: number
}

/** How many emails may be sent, and when. One goes first, since servers ban an address after a few refused logins. */
export function trackMailServer({ timing, log }: { timing: typeof defaultTiming; log: Log }) {
  let isVerified = false
  let outage: Outage | null = null

  function recordFailure(isLogin: boolean, startedAt: number): void {
    isVerified = false
    // Emails that were being sent at the same time fail together: that is one failure.
    if (outage && startedAt < outage.failedAt) return
    const { failures, refusedLogins } = outage ?? { failures: 0, refusedLogins: 0 }
    if (!outage || (isLogin && refusedLogins === 0)) {
      const problem = isLogin ? 'refuses the login' : 'accepts no email'
      log.warn(`the mail server ${problem}; enquiries wait in the outbox`)
    }
    const failedAt = performance.now()
    const wait = isLogin
      ? timing.login[refusedLogins === 0 ? 'first' : 'max']
      : backOffDelay(failures + 1, timing.outage)
    outage = {
      failures: failures + 1,
      refusedLogins: refusedLogins + (isLogin ? 1 : 0),
      failedAt,
      probeAt: failedAt + wait,
    }
  }

  function recordSuccess(): void {
    isVerified = true
    if (outage) log.info('the mail server accepts email again')
    outage = null
  }

  return {
    maxConcurrent: () => (isVerified ? timing.batch : 1),

    /** Milliseconds until the next email may be sent. */
    delay: () => (outage ? Math.max(0, outage.probeAt - performance.now()) : 0),

    /** Call when nothing is left to send: the next email goes alone again. */
    markIdle() {
      isVerified = false
    },

    /** @param startedAt when the attempt began, as `performance.now()` */
    record(outcome: MailOutcome, startedAt: number) {
      if (outcome === 'delivered' || outcome === 'refused') recordSuccess()
      // An email that is not confirmed says nothing about others.
      else if (outcome !== 'unconfirmed') recordFailure(outcome === 'login-refused', startedAt)
    },
  }
}
