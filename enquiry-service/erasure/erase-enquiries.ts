import { setTimeout as wait } from 'node:timers/promises'
import type { EnquiryArchive, EnquiryRecord } from '../store/enquiry-archive.ts'
import { eraseFromBackups } from './erase-from-backups.ts'
import { eraseMailFiles } from './erase-mail-files.ts'

/** Every place in which enquiries are kept. */
export interface ErasurePlaces {
  archive: EnquiryArchive
  /** Folders that may hold mails as `.eml` files. */
  mailFolders: string[]
  backupFolder: string
}

/**
 * Removes enquiries from every place (DSG art. 32, GDPR art. 17): database, mails in files, backups.
 * Whoever calls it in portions calls `archive.scrub` once after the last.
 * @throws Error naming a backup that could not be opened; what could be erased is erased then
 */
export async function eraseEnquiries(
  records: readonly EnquiryRecord[],
  { archive, mailFolders, backupFolder }: ErasurePlaces,
): Promise<void> {
  const ids = records.map(({ enquiry }) => enquiry.id)
  // The database last: after a crash it still knows what is to be erased elsewhere.
  const [backups] = await Promise.allSettled([eraseFromBackups(ids, backupFolder)])
  await eraseMailFiles(records, mailFolders)
  await archive.erase(ids)
  if (backups.status === 'rejected') throw backups.reason
}

/**
 * Removes mails that were being written while their enquiries were erased. A claimed mail is due
 * again when its claim ends: until then its file may still appear.
 */
export async function eraseLateMailFiles(
  records: readonly EnquiryRecord[],
  { mailFolders }: Pick<ErasurePlaces, 'mailFolders'>,
  now: number,
): Promise<void> {
  const waiting = records.filter(({ status }) => status === 'waiting')
  const lastClaim = Math.max(now, ...waiting.map(({ dueAt }) => dueAt))
  await wait(Math.min(lastClaim - now, longestClaimMs))
  await eraseMailFiles(waiting, mailFolders)
}

/** A mail that waits longer was postponed: nobody is writing it. */
const longestClaimMs = 90_000
