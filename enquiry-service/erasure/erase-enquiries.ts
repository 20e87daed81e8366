import { setTimeout as wait } from 'node:timers/promises'
import { defaultTiming } from '../outbox/delivery-timing.ts'
import type { EnquiryArchive, EnquiryOutline } from '../storage/enquiry-archive.ts'
import { eraseMailFiles, type EmailedEnquiry } from './erase-mail-files.ts'
import { logErasures } from './erasure-log.ts'

/** Every place where enquiries are stored. */
export interface ErasurePlaces {
  archive: EnquiryArchive
  /** Folders that may contain emails as `.eml` files. */
  mailFolders: string[]
  /** Whether the service writes emails there now, rather than sending them. */
  writesMailFiles: boolean
  /** The folder of the backups and of the erasure log. */
  backupFolder: string
}

/**
 * Logs enquiries as erased and removes them (DSG art. 32, GDPR art. 17). Call `archive.scrub` once
 * after the last batch.
 */
export async function eraseEnquiries(
  enquiries: readonly EmailedEnquiry[],
  places: Pick<ErasurePlaces, 'archive' | 'mailFolders' | 'backupFolder'>,
): Promise<void> {
  // Logged first: what is erased must stay erased when an older backup is restored.
  await logErasures(places.backupFolder, enquiries)
  await removeEnquiries(enquiries, places)
}

/** Removes enquiries from a database and their emails from the folders, without logging it. */
export async function removeEnquiries(
  enquiries: readonly EmailedEnquiry[],
  { archive, mailFolders }: Pick<ErasurePlaces, 'archive' | 'mailFolders'>,
): Promise<void> {
  // The database last: after a crash it still knows which files belong to them.
  await eraseMailFiles(enquiries, mailFolders)
  await archive.erase(enquiries.map(({ enquiry }) => enquiry.id))
}

/**
 * Cancels a person's emails and waits for those that are being written, so that no file appears
 * after the erasure. A claimed email is due again when its lease ends. Does nothing where emails are
 * sent.
 */
export async function endEmails(
  email: string,
  { archive, writesMailFiles }: ErasurePlaces,
  lease: number = defaultTiming.lease,
): Promise<void> {
  if (!writesMailFiles) return
  for await (const batch of archive.outlines({ email })) {
    const idsOf = (enquiries: EnquiryOutline[]) => enquiries.map(({ enquiry }) => enquiry.id)
    // No digest lists a held enquiry once it is released.
    await archive.send(idsOf(batch.filter(({ status }) => status === 'held')), 'held', Date.now())
    await archive.cancel(idsOf(batch), Date.now())
  }
  const unsent = new Set(await archive.unsentDigests())
  const now = Date.now()
  let lastEnd = now
  for await (const batch of archive.outlines({ email, status: 'cancelled' })) {
    for (const { dueAt, digestId } of batch) {
      // When the lease of a digest ends is unknown.
      const end = digestId !== null && unsent.has(digestId) ? now + lease : dueAt
      // An email that is due later was postponed: nobody is writing it.
      if (end <= now + lease) lastEnd = Math.max(lastEnd, end)
    }
  }
  await wait(lastEnd - now)
}
