import { samplePayload } from './sample-enquiry.ts'

interface PostOptions {
  /** The body; a sample that passes every rule if left out. */
  payload?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Posts an enquiry to a running service, as the site's script does. */
export function postEnquiry(
  address: string,
  { payload = samplePayload, headers, signal }: PostOptions = {},
): Promise<Response> {
  return fetch(`${address}/send-mail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(payload),
    ...(signal && { signal }),
  })
}
