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

/**
 * Runs a task again and again until stopped, without keeping the process alive. Its signal aborts when it
 * should end early.
 * @returns a function that stops it and resolves once a run in progress has ended
 */
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
