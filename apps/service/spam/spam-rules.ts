import type { QuarantineRule } from '../storage/accept.ts'
import type { SpamMark } from '../storage/enquiry-record.ts'
import { hour, minute } from '../clock/time.ts'

/** Enough to see what a wave of spam looks like. */
const markedPerHour = 20

/** A trade fair may bring sixty an hour, and a hundred can still be read. It takes four connections (`softLimit`). */
export const emailsPerHour = 100

/** Above these numbers enquiries are held (decision 18). The digest that lists them is due at the next full hour. */
export function quarantineRuleAt(now: number, alwaysHold = false): QuarantineRule {
  return {
    limit: markedPerHour,
    emailLimit: alwaysHold ? 0 : emailsPerHour,
    since: now - hour,
    // Not while they are still being stored.
    digestAt: Math.ceil((now + minute) / hour) * hour,
  }
}

/** What a post reveals about how it was made. */
export interface SpamSignals {
  honeypot: boolean
  /** From opening the page to sending the form; `null` when it was not measured. */
  seconds: number | null
}

/** A browser can fill in all fields at once, but nobody is faster than this. */
const minFillSeconds = 2

/** Why an enquiry looks like spam, or `null`; `tooMany`: the connection has exceeded the soft limit. */
export function spamMark({ honeypot, seconds }: SpamSignals, tooMany: boolean): SpamMark | null {
  if (honeypot) return 'honeypot'
  if (seconds !== null && seconds < minFillSeconds) return 'too-fast'
  return tooMany ? 'too-many' : null
}
