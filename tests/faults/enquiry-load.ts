import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { postEnquiry } from '@site/service/testing/post-enquiry.ts'

/** Visitors who keep sending enquiries, each with a key of its own. */
export interface EnquiryLoad {
  /** The keys of the enquiries that the service has acknowledged with 2xx. */
  acknowledged: Set<string>
  /** How long each acknowledged post took, in milliseconds. */
  durations: number[]
  /** Posts that got another response or none. */
  failures: number
  /** Sends no more, and waits for the posts in progress. */
  stop(): Promise<void>
}

/**
 * @param addresses the instances of the service, used in turn
 * @param visitors how many send at the same time
 * @param pauseMs how long each waits between two enquiries
 */
export function startEnquiryLoad(
  addresses: string[],
  { visitors, pauseMs }: { visitors: number; pauseMs: number },
): EnquiryLoad {
  let stopping = false
  const load = { acknowledged: new Set<string>(), durations: [] as number[], failures: 0 }

  async function visit(number: number): Promise<void> {
    const address = addresses[number % addresses.length] ?? ''
    while (!stopping) {
      const key = randomUUID()
      const start = performance.now()
      if (await isAcknowledged(address, key)) {
        load.acknowledged.add(key)
        load.durations.push(performance.now() - start)
      } else {
        load.failures += 1
      }
      await wait(pauseMs)
    }
  }

  const visits = Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)))
  return Object.assign(load, {
    async stop() {
      stopping = true
      await visits
    },
  })
}

async function isAcknowledged(address: string, key: string): Promise<boolean> {
  try {
    const response = await postEnquiry(address, { headers: { 'Idempotency-Key': key } })
    // The headers acknowledge the enquiry, even if the process dies before sending the body.
    await response.arrayBuffer().catch(() => undefined)
    return response.ok
  } catch {
    return false
  }
}
