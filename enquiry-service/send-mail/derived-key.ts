import { createHmac } from 'node:crypto'
import type { OtherIds } from '../storage/enquiry-store.ts'
import { minute } from '../process/time.ts'

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

/** Formats a hash as a UUID of version 8, which is for custom purposes (RFC 9562, section 5.8). */
export function uuidOf(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8'
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
