import { setTimeout as wait } from 'node:timers/promises'
import { eraseEnquiries, type ErasureTargets } from './erase-enquiries.ts'

/** Small enough to delay a visitor only briefly. */
const batchSize = 50

/**
 * Erases every enquiry that was received before a time and whose email has been sent.
 * @param signal ends the purge after the current batch
 * @param mayLeaveTraces whether to remove traces even if nothing is erased now: an earlier purge may have been
 * interrupted before it did
 * @returns how many were erased
 */
export async function purgeBefore(
  before: number,
  targets: ErasureTargets,
  signal?: AbortSignal,
  mayLeaveTraces = true,
): Promise<number> {
  const { archive } = targets
  let erased = 0
  while (!signal?.aborted) {
    const batch = await archive.purgeable(before, batchSize)
    if (batch.length === 0) break
    await eraseEnquiries(batch, targets)
    erased += batch.length
    // Lets visitors' writes through: the database has one writer at a time.
    await wait(20)
  }
  if (erased > 0 || mayLeaveTraces) await archive.scrub()
  return erased
}
