import { smtpConnections } from '../mail/smtp-transport.ts'
import { outageBackOff, refusedMailBackOff } from './back-off.ts'

/** The pace of the delivery; times in milliseconds. */
export const defaultTiming = {
  /** Mails claimed at a time: few, for a crash delays them by a lease. */
  batch: 2 * smtpConnections,
  /** Mails under way at a time. */
  parallel: smtpConnections,
  /** Three minutes: longer than a batch can take, so no mail is claimed while it is under way. */
  lease: 3 * 60_000,
  /** How often the outbox is looked at when nobody wakes it, for mails that become due again. */
  idle: 5_000,
  refused: refusedMailBackOff,
  outage: outageBackOff,
}
