import { createHmac } from 'node:crypto'
import type { OtherIds } from '../storage/enquiry-store.ts'
import { uuidOf } from '../storage/uuid-of.ts'
import { minute } from '../process/durations.ts'

/** How long the same enquiry from the same client counts as a duplicate: 15 minutes. */
export const repetitionWindowMs = 15 * minute

/** A key made from the post itself, for clients that send none. */
export interface DerivedKey {
  id: string
  /** The key of the same post in the previous window, and since when it counts. */
  sameAs: OtherIds
}

/**
 * The key of a post without one: the same within a fixed window of 15 minutes. To recognise a
 * duplicate across the edge of two windows as well, the key of the previous window counts for an
 * enquiry that is no older than 15 minutes.
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
    sameAs: { ids: [keyIn(window - 1)], since: now - repetitionWindowMs },
  }
}

/** Keyed with the installation's secret, so that nobody can guess an enquiry or its sender from an id. */
function hashOf(parts: (string | number)[], secret: string): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex')
}
