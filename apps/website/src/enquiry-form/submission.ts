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
 * Random bytes as a version 4 UUID (RFC 9562, section 5.4): `crypto.randomUUID` is missing in insecure contexts,
 * such as plain http in a local network.
 */
function randomUuid(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
