import type { SendingResult } from './send-enquiry.ts'

/**
 * Sends an enquiry, and sends it again when the page is restored from the back/forward cache meanwhile: WebKit
 * never settles a request whose page was left. The service stores one enquiry, because the key is the same.
 * @param isWanted whether the enquiry is still to be sent, when the page is restored
 * @returns `null` if it is not
 */
export function sendAcrossPages(
  send: () => Promise<SendingResult>,
  isWanted: () => boolean,
): Promise<SendingResult | null> {
  return new Promise((resolve) => {
    const settled = new AbortController()
    const settle = (result: SendingResult | null) => {
      settled.abort()
      resolve(result)
    }
    let last = 0
    const attempt = async () => {
      const number = (last += 1)
      const result = await send()
      // The failure of an attempt that was repeated says nothing.
      if (result.accepted || number === last) settle(result)
    }
    const attemptAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      if (isWanted()) void attempt()
      else settle(null)
    }
    addEventListener('pageshow', attemptAgain, { signal: settled.signal })
    void attempt()
  })
}
