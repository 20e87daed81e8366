import { setTimeout as wait } from 'node:timers/promises'
import { eraseEnquiries, type ErasurePlaces } from './erase-enquiries.ts'

/** Small enough to delay a visitor only briefly. */
const batchSize = 50

interface PurgeOptions {
  /** Called with the number erased so far. */
  onProgress?: (erased: number) => void
  /** Ends the purge after the current batch. */
  signal?: AbortSignal
  /**
   * A database of more bytes is not rewritten (`EnquiryArchive.scrub`). If omitted, it is, even
   * when there was nothing to erase, as an earlier purge may have failed to.
   */
  maxBytes?: number
}

export interface PurgeResult {
  /** How many enquiries were erased. */
  erased: number
  /** The database was too large to be rewritten and may still contain traces. */
  tooLarge: boolean
}

/** Erases every enquiry that was received before a time and whose email has been sent. */
export async function purgeBefore(
  before: number,
  places: ErasurePlaces,
  { onProgress, signal, maxBytes = Infinity }: PurgeOptions = {},
): Promise<PurgeResult> {
  const { archive } = places
  let erased = 0
  while (!signal?.aborted) {
    const batch = await archive.purgeable(before, batchSize)
    if (batch.length === 0) break
    await eraseEnquiries(batch, places)
    erased += batch.length
    onProgress?.(erased)
    // Lets visitors' writes through: the database has one writer at a time.
    await wait(20)
  }
  const hasTraces = erased > 0 || maxBytes === Infinity
  const tooLarge = hasTraces && !(await archive.scrub(maxBytes))
  return { erased, tooLarge }
}
