import { setTimeout as wait } from 'node:timers/promises'
import type { EnquiryArchive, EnquiryOutline } from '../storage/enquiry-archive.ts'
import { eraseEnquiries, type ErasurePlaces } from './erase-enquiries.ts'
import { eraseFromBackups } from './erase-from-backups.ts'

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
  /** How many enquiries were erased from the database. */
  erased: number
  /** The backups from which not everything could be erased, each with the reason. */
  unreachable: string[]
  /** The database was too large to be rewritten and may still contain traces. */
  tooLarge: boolean
}

/**
 * Erases every enquiry that was received before a time and whose email has been sent, and from
 * backups everything of that age that the database no longer contains.
 */
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
  // The database first: backups are compared with it, so that what a crash leaves in them is erased
  // the next time.
  const { unreachable } = await eraseFromBackups(places, {
    select: (backup) => missingFrom(backup, archive, { before, signal }),
    maxBytes,
  })
  const hasTraces = erased > 0 || maxBytes === Infinity
  const tooLarge = hasTraces && !(await archive.scrub(maxBytes))
  return { erased, unreachable, tooLarge }
}

/** What a backup contains from before a time and the database no longer does. */
async function* missingFrom(
  backup: EnquiryArchive,
  archive: EnquiryArchive,
  { before, signal }: { before: number; signal: AbortSignal | undefined },
): AsyncGenerator<EnquiryOutline[]> {
  for await (const batch of backup.outlines({ before })) {
    if (signal?.aborted) return
    const kept = await archive.existing(batch.map(({ enquiry }) => enquiry.id))
    const missing = batch.filter(({ enquiry }) => !kept.has(enquiry.id))
    if (missing.length > 0) yield missing
    await wait(20)
  }
}
