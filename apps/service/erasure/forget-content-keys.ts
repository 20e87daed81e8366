import { type Clock, minute } from '../clock/time.ts'
import { repeat } from '../clock/repeat.ts'
import type { Log } from '../log/log.ts'
import type { EnquiryStore } from '../storage/enquiry-store.ts'

interface ForgettingDependencies {
  store: Pick<EnquiryStore, 'forgetContentKeys'>
  clock: Clock
  log: Log
  /** Milliseconds between two runs. */
  every?: number
}

/**
 * Keeps a promise of the privacy notice: once a minute, and at the start, removes the hashes that
 * have recognised repeated posts for long enough. Several instances may do so at once.
 * @returns a function that stops it
 */
export function startForgettingContentKeys({
  store,
  clock,
  log,
  every = minute,
}: ForgettingDependencies): () => Promise<void> {
  async function run(): Promise<void> {
    try {
      await store.forgetContentKeys(clock())
    } catch (error) {
      log.error({ err: error }, 'the hashes of earlier posts could not be removed')
    }
  }

  return repeat(run, { every })
}
