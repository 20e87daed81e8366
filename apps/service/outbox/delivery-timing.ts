import { smtpConnections } from '../mail/smtp-transport.ts'
import { hour, minute } from '../clock/time.ts'

/** The delay after a number of failures in a row: doubled with each, up to a maximum. In milliseconds. */
export const backOffDelay = (failures: number, { first, max }: { first: number; max: number }) =>
  Math.min(max, first * 2 ** (failures - 1))

/** Times in milliseconds. */
export const defaultTiming = {
  batch: smtpConnections,
  /** For how long a claim lasts: after a crash, claimed emails wait this long. */
  lease: 90_000,
  /** How often the outbox is checked without being woken, for emails that become due again. */
  idle: 5_000,
  /** After this time an email no longer counts against the concurrency limit. */
  slow: minute,
  /** How long emails being sent may take when the service stops, which itself has 15 seconds. */
  stop: 10_000,
  permanent: { first: 30_000, max: hour },
  /** For an email that is refused temporarily (4xx): soon enough after greylisting, not a nuisance to the server. */
  temporary: { first: 30_000, max: 5 * minute },
  /** For an email that the server may have accepted: every repetition may be a copy. */
  unconfirmed: { first: 5 * minute, max: hour },
  /** For a login that is refused: mail servers ban an address after a few. Then always `max`. */
  login: { first: 15 * minute, max: hour },
  outage: { first: 1_000, max: minute },
}
