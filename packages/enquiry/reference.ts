/** The reference of an enquiry, such as `3F2A91C0`: the first eight hex digits of its key (decision 16). */
export const referenceOf = (idempotencyKey: string) =>
  idempotencyKey.replaceAll('-', '').slice(0, 8).toUpperCase()
