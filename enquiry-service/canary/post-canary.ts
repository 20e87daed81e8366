import { company } from '../../content/company.ts'
import { toPayload } from '../../enquiry-contract/payload.ts'
import { canaryEnquiry } from './canary-enquiry.ts'

const timeoutMs = 10_000

/**
 * Posts the test enquiry to the service, as a visitor's browser does.
 * @throws Error when it is not accepted
 */
export async function postCanary(address: string, key: string): Promise<void> {
  const answer = await fetch(`${address}/send-mail`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': company.language,
      'Idempotency-Key': key,
    },
    body: JSON.stringify(toPayload(canaryEnquiry())),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new Error(`The service answered the test enquiry with ${answer.status}.`)
}
