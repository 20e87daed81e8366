import type { SendingResult } from './send-enquiry.ts'

/**
 * Sends an enquiry, and sends it again when the page is restored from the back/forward cache meanwhile: WebKit
 * never settles a request whose page was left. The service stores one enquiry, because the key is the same.
 */
export async function sendAcrossPages(send: () => Promise<SendingResult>): Promise<SendingResult> {
  const settled = new AbortController()
  const sentAgain = new Promise<SendingResult>((resolve) => {
    const sendAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resolve(send())
    }
    addEventListener('pageshow', sendAgain, { signal: settled.signal })
  })
  const result = await Promise.race([send(), sentAgain])
  settled.abort()
  return result
}
