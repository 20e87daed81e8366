import { smtpConnections } from '../mail/smtp-transport.ts'
import { deferredMailBackOff, outageBackOff, refusedMailBackOff } from './back-off.ts'

/** Times in milliseconds. */
export const defaultTiming = {
  /** How many emails are claimed and sent at a time. */
  batch: smtpConnections,
  /**
   * Longer than sending can take, so that no email is claimed twice while it is being sent, and no
   * longer than necessary: after a crash, claimed emails wait this long.
   */
  lease: 90_000,
  /** How often the outbox is checked without being woken, for emails that become due again. */
  idle: 5_000,
  refused: refusedMailBackOff,
  deferred: deferredMailBackOff,
  outage: outageBackOff,
}
