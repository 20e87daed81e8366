import { setTimeout as wait } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { Settings } from '@site/service/settings/settings.ts'
import { percentile } from '@site/service/testing/percentile.ts'
import { startEnquiryLoad } from './enquiry-load.ts'
import { compareWithMailbox, recordResult } from './fault-result.ts'
import { longTimeout, rounds } from './rounds.ts'
import { sendWaiting } from './send-waiting.ts'

/** What is killed under load, and where the enquiries that must survive are stored. */
export interface KillRounds {
  fault: string
  storage: Pick<Settings, 'dataFolder' | 'databaseUrl'>
  /** The emails that have arrived. */
  received: string[]
  /** Starts whatever is not running. Resolves with the addresses of the services. */
  begin(): Promise<string[]>
  kill(): Promise<unknown>
}

/** Kills under load, round after round, and compares what arrives with what was acknowledged. */
export async function killInRounds(killing: KillRounds): Promise<void> {
  const { fault, storage, received } = killing
  const acknowledged = new Set<string>()
  const durations: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const load = startEnquiryLoad(await killing.begin(), { visitors: 16, pauseMs: 20 })
    // Even on a slow machine, every round has something to lose.
    await vi.waitFor(
      () => {
        expect(load.acknowledged.size).toBeGreaterThan(10)
      },
      { timeout: longTimeout.timeout, interval: 10 },
    )
    await wait(400 * Math.random())
    await killing.kill()
    await load.stop()
    for (const key of load.acknowledged) acknowledged.add(key)
    durations.push(...load.durations)
  }

  await killing.begin()
  await sendWaiting(storage)
  const outcome = compareWithMailbox(acknowledged, received)
  recordResult({ fault, rounds, ...outcome, p99: percentile(durations, 0.99) })
  expect(outcome.lost).toBe(0)
}
