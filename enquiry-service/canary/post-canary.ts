import { company } from '../../content/company.ts'
import { proofRequiredStatus, type ProofRequired } from '../../enquiry-contract/proof-of-work.ts'
import { signalHeaders } from '../../enquiry-contract/spam-signals.ts'
import { canaryPayload } from './canary-payload.ts'

const timeoutMs = 10_000

/**
 * Posts the test enquiry to the service, as a visitor's browser does.
 * @throws Error when it is not accepted
 */
export async function postCanary(address: string, key: string): Promise<void> {
  const post = (proof?: string) =>
    fetch(`${address}/send-mail`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Language': company.language,
        'Idempotency-Key': key,
        ...(proof && { [signalHeaders.proof]: proof }),
      },
      body: JSON.stringify(canaryPayload()),
      signal: AbortSignal.timeout(timeoutMs),
    })
  let answer = await post()
  if (answer.status === proofRequiredStatus) {
    const { solveInProcess } = await import('./solve-in-process.ts')
    answer = await post(await solveInProcess((await answer.json()) as ProofRequired))
  }
  if (!answer.ok) throw new Error(`The service answered the test enquiry with ${answer.status}.`)
}
