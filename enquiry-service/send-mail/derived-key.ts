import { createHmac } from 'node:crypto'
import { uuidOf } from '../storage/uuid-of.ts'

/** For how long the same enquiry from the same client counts as a repetition: 15 minutes. */
export const repetitionWindowMs = 15 * 60_000

/** A key made from the post itself, for clients that send none. */
export interface DerivedKey {
  id: string
  /** The key that the same post would have got in the window before, and how far back it counts. */
  sameAs: { id: string; since: number }
}

/**
 * The key of a post without one: the same within a window of 15 minutes by the clock. So that a
 * repetition across the edge of two windows is recognised too, the key of the window before counts
 * for an enquiry that is no older than 15 minutes.
 */
export function derivedKey(
  canonicalBody: string,
  client: string,
  now: number,
  secret: string,
): DerivedKey {
  const window = Math.floor(now / repetitionWindowMs)
  const keyIn = (number: number) => uuidOf(hashOf([number, client, canonicalBody], secret))
  return {
    id: keyIn(window),
    sameAs: { id: keyIn(window - 1), since: now - repetitionWindowMs },
  }
}

/** Under the installation's secret, so that nobody can find out an address by trying all of them. */
function hashOf(parts: (string | number)[], secret: string): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex')
}
