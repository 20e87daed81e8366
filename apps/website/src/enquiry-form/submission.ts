/** An enquiry to send, with the key by which the service recognises a retry. */
export interface Submission {
  /** The `Idempotency-Key`. */
  key: string
  /** The payload as JSON. */
  body: string
}

/**
 * The previous submission if it has the same payload, so that the service stores a retry only once; otherwise one with
 * a new key.
 */
export function nextSubmission(body: string, previous: Submission | null): Submission {
  return previous?.body === body ? previous : { key: randomUuid(), body }
}

/**
 * A version 4 UUID (RFC 9562, section 5.4). `crypto.randomUUID` is missing in insecure contexts, such as plain HTTP
 * in a local network.
 */
function randomUuid(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
