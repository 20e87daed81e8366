import { createHmac } from 'node:crypto'

/**
 * Recognises the same content from the same client, whatever the keys of the posts. Keyed with the
 * installation's secret, so that nobody can guess an enquiry or its sender from it.
 * @param client the visitor's `clientKey`
 */
export function contentKey(canonicalBody: string, client: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([client, canonicalBody]))
    .digest('base64url')
}
