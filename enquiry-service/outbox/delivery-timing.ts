import { smtpConnections } from '../mail/smtp-transport.ts'
import { deferredMailBackOff, outageBackOff, refusedMailBackOff } from './back-off.ts'

/** The pace of the delivery; times in milliseconds. */
export const defaultTiming = {
  /** Mails claimed at a time, all of them under way at once. */
  batch: smtpConnections,
  /**
   * Longer than a mail can take, so none is claimed while it is under way, and no longer than needed:
   * a crash delays what was claimed by this time.
   */
  lease: 90_000,
  /** How often the outbox is looked at when nobody wakes it, for mails that become due again. */
  idle: 5_000,
  refused: refusedMailBackOff,
  deferred: deferredMailBackOff,
  outage: outageBackOff,
}
