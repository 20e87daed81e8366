import { bodyLimit, signalHeaders } from '@site/enquiry/payload.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import type { Submission } from './draft.ts'

/** The address that enquiries are sent to, both natively and by `fetch`. */
export const sendMailUrl = `${import.meta.env.PUBLIC_API_HOST ?? ''}/send-mail`

/** Long enough for slow connections: 20 s, and the time that the body takes at 80 kbit/s. */
const timeoutMs = (body: string) => 20_000 + Math.ceil(body.length / 10)

/** `key` is the one under which the enquiry is stored: another one if the form was already posted natively. */
export type SendResult = { accepted: true; key: string } | { accepted: false; isTooLarge: boolean }

/** Sends a submission. Never throws: every error is logged and returned as a failure. */
export async function sendEnquiry(
  { key, body }: Submission,
  { locale, isHoneypotFilled }: { locale: Locale; isHoneypotFilled: boolean },
): Promise<SendResult> {
  if (new Blob([body]).size > bodyLimit) return { accepted: false, isTooLarge: true }
  try {
    const response = await fetch(sendMailUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Language': locale,
        'Idempotency-Key': key,
        [signalHeaders.seconds]: String(Math.floor(performance.now() / 1000)),
        ...(isHoneypotFilled && { [signalHeaders.honeypot]: '1' }),
      },
      body,
      // Chrome before 103 and Safari before 16 use the browser's own timeout.
      signal: 'timeout' in AbortSignal ? AbortSignal.timeout(timeoutMs(body)) : null,
      // Sending continues when the visitor leaves the page. Browsers allow this up to 64 KiB: 20,000 characters.
      keepalive: body.length < 20_000,
    })
    if (response.ok) return { accepted: true, key: response.headers.get('Idempotency-Key') ?? key }
    console.error(`The enquiry was answered with ${response.status} ${response.statusText}`)
    return { accepted: false, isTooLarge: response.status === 413 }
  } catch (error) {
    console.error('The enquiry could not be sent', error)
    return { accepted: false, isTooLarge: false }
  }
}
