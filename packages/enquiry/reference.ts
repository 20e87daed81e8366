/**
 * The reference that visitor and company use for an enquiry, such as `3F2A91C0`: the first eight
 * hex digits of its idempotency key (decision 16).
 */
export function referenceOf(idempotencyKey: string): string {
  return idempotencyKey.replaceAll('-', '').slice(0, 8).toUpperCase()
}
