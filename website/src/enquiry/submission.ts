/** An enquiry to send, with the key by which the service recognises a repetition. */
export interface Submission {
  /** The `Idempotency-Key`. */
  key: string
  /** The payload as JSON. */
  body: string
}

/**
 * The submission for a payload. The same payload keeps its key, so that the service stores one enquiry
 * however often it is sent; another payload gets a new key.
 */
export function submissionOf(body: string, previous: Submission | null): Submission {
  return previous?.body === body ? previous : { key: randomUuid(), body }
}

/**
 * Random bytes as a version 4 UUID (RFC 9562, section 5.4). `crypto.randomUUID` is missing in insecure contexts,
 * such as plain http in a local network, in Firefox 94 and in Safari before 15.4.
 */
function randomUuid(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    if (index === 8) return (byte & 0x3f) | 0x80
    return byte
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
