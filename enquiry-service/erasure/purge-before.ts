import { setTimeout as wait } from 'node:timers/promises'
import type { EnquiryArchive, EnquiryOutline } from '../storage/enquiry-archive.ts'
import { eraseEnquiries, type ErasurePlaces } from './erase-enquiries.ts'
import { eraseFromBackups } from './erase-from-backups.ts'

/** Few enough to keep a visitor waiting for no more than a moment. */
const purgedAtATime = 50

interface PurgeOptions {
  /** Called with the number erased so far. */
  onProgress?: (erased: number) => void
  /** Ends it after the batch at hand. */
  signal?: AbortSignal
  /**
   * A database of more bytes is not written anew (`EnquiryArchive.scrub`). Left out: it is, even when
   * there was nothing to erase, as an earlier purge may not have been able to.
   */
  largest?: number
}

/** What a purge has done. */
export interface PurgeResult {
  /** How many enquiries were erased from the database. */
  erased: number
  /** The backups from which not everything could be erased, each with the reason. */
  unreached: string[]
  /** Whether the database may hold traces still, as it was too large to be written anew. */
  tooLarge: boolean
}

/**
 * Erases every enquiry that was received before a time and whose mail has left, and from backups
 * everything of that age that the database does not hold any more.
 */
export async function purgeBefore(
  before: number,
  places: ErasurePlaces,
  { onProgress, signal, largest = Infinity }: PurgeOptions = {},
): Promise<PurgeResult> {
  const { archive } = places
  let erased = 0
  while (!signal?.aborted) {
    const batch = await archive.purgeable(before, purgedAtATime)
    if (batch.length === 0) break
    await eraseEnquiries(batch, places)
    erased += batch.length
    onProgress?.(erased)
    // Visitors come first: the database is written by one at a time.
    await wait(20)
  }
  // The database first: backups are compared with it, so what a crash leaves there goes next time.
  const { unreached } = await eraseFromBackups(places, {
    choose: (backup) => notKept(backup, archive, { before, signal }),
    largest,
  })
  const hasTraces = erased > 0 || largest === Infinity
  const tooLarge = hasTraces && !(await archive.scrub(largest))
  return { erased, unreached, tooLarge }
}

/** What a backup holds from before a time and the database does not hold any more. */
async function* notKept(
  backup: EnquiryArchive,
  archive: EnquiryArchive,
  { before, signal }: { before: number; signal: AbortSignal | undefined },
): AsyncGenerator<EnquiryOutline[]> {
  for await (const batch of backup.outlines({ before })) {
    if (signal?.aborted) return
    const kept = await archive.existing(batch.map(({ enquiry }) => enquiry.id))
    const forgotten = batch.filter(({ enquiry }) => !kept.has(enquiry.id))
    if (forgotten.length > 0) yield forgotten
    await wait(20)
  }
}
