import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log/log.ts'

interface RepeatOptions {
  /** Milliseconds between the end of a run and the next one. */
  every: number
  /** Milliseconds before the first run; at once if left out. */
  firstAfter?: number
  log: Log
  /** What the log says about a run that failed; the next one is made all the same. */
  failure: string
}

/** Repeats a task until the returned function stops it, which aborts its signal and waits for a run in progress. */
export function repeat(
  task: (signal: AbortSignal) => Promise<void>,
  { every, firstAfter = 0, log, failure }: RepeatOptions,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const sleep = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined)

  async function run(): Promise<void> {
    if (firstAfter > 0) await sleep(firstAfter)
    while (!signal.aborted) {
      try {
        await task(signal)
      } catch (error) {
        log.error({ err: error }, failure)
      }
      await sleep(every)
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}

/** Sleeps until woken or timed out. */
export function createWakeableTimer() {
  let waking = new AbortController()
  return {
    /** Ends the current sleep, or the next one if none is in progress, so that no call is missed. */
    wake(): void {
      waking.abort()
    },
    /** Resolves after `ms` milliseconds or when woken, whichever comes first. */
    async sleep(ms: number): Promise<void> {
      await wait(ms, undefined, { signal: waking.signal }).catch(() => undefined)
      if (waking.signal.aborted) waking = new AbortController()
    },
  }
}
