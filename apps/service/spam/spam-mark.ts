import type { SpamMark } from '../storage/enquiry-record.ts'

/** What a post reveals about how it was made. */
export interface SpamSignals {
  /** The hidden field was filled in. */
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
