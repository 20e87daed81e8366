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
  backupFolder: string
  /** The file that `logErasures` writes. */
  erasureLog: string
}

/**
 * Logs enquiries as erased and removes them (DSG art. 32, GDPR art. 17). Call `archive.scrub` once
 * after the last batch; `eraseFromBackups` handles the backups.
 */
export async function eraseEnquiries(
  enquiries: readonly EmailedEnquiry[],
  places: Pick<ErasurePlaces, 'archive' | 'mailFolders' | 'erasureLog'>,
): Promise<void> {
  // Logged first: what is erased must stay erased when an older backup is restored.
  await logErasures(places.erasureLog, enquiries)
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

/** An enquiry whose email, or digest, may have been in progress when it was erased. */
export type LateEmail = EmailedEnquiry & Pick<EnquiryOutline, 'dueAt'>

/**
 * Removes emails and digests that were being written while their enquiries were erased. A claimed
 * email is due again when its lease ends: until then its file may still appear.
 */
export async function eraseLateMailFiles(
  emails: readonly LateEmail[],
  { archive, mailFolders, writesMailFiles }: ErasurePlaces,
  lease: number = defaultTiming.lease,
): Promise<void> {
  if (!writesMailFiles) return
  const unsentDigests = new Set(await archive.failingDigests())
  const now = Date.now()
  const leaseEnds = emails.map(({ dueAt, digestId }) =>
    // When the lease of a digest ends is unknown.
    digestId !== null && unsentDigests.has(digestId) ? now + lease : dueAt,
  )
  // An email that is due later was postponed: nobody is writing it.
  const running = leaseEnds.filter((end) => end > now && end <= now + lease)
  await wait(Math.max(0, ...running.map((end) => end - now)))
  await eraseMailFiles(emails, mailFolders)
}
