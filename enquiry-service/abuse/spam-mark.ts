import type { SpamMark } from '../storage/enquiry-store.ts'

/** What a post tells of how it was made. */
export interface SpamSignals {
  /** The field that people do not see was filled in. */
  honeypot: boolean
  /** Between opening the page and sending the form; `null` when nobody counted. */
  seconds: number | null
}

/** A browser fills in all fields at once, but nobody opens a page and sends them faster than this. */
const fastestFillSeconds = 2

/**
 * Why an enquiry looks like spam, or `null`.
 * @param tooMany its connection sends more enquiries than people do
 */
export function spamMark({ honeypot, seconds }: SpamSignals, tooMany: boolean): SpamMark | null {
  if (honeypot) return 'honeypot'
  if (seconds !== null && seconds < fastestFillSeconds) return 'too-fast'
  return tooMany ? 'too-many' : null
}
