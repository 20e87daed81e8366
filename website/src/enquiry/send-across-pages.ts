import type { SendingResult } from './send-enquiry.ts'

/**
 * Sends an enquiry, and sends it again when the page is restored from the back/forward cache meanwhile: WebKit
 * never settles a request whose page was left. The service stores one enquiry, because the key is the same.
 */
export function sendAcrossPages(send: () => Promise<SendingResult>): Promise<SendingResult> {
  return new Promise((resolve) => {
    const settled = new AbortController()
    let last = 0
    const attempt = async () => {
      const number = (last += 1)
      const result = await send()
      // The failure of an attempt that was repeated says nothing.
      if (!result.accepted && number < last) return
      settled.abort()
      resolve(result)
    }
    const attemptAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void attempt()
    }
    addEventListener('pageshow', attemptAgain, { signal: settled.signal })
    void attempt()
  })
}
