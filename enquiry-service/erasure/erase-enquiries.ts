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
 * @returns the backups that could not be reached, each with the reason; `findInBackups` finds later
 *   what they still hold
 */
export async function eraseEnquiries(
  records: readonly EnquiryRecord[],
  { archive, mailFolders, backupFolder }: ErasurePlaces,
): Promise<string[]> {
  const ids = records.map(({ enquiry }) => enquiry.id)
  // The database last: after a crash it still knows what is to be erased elsewhere.
  const unreached = await eraseFromBackups(ids, backupFolder)
  await eraseMailFiles(records, mailFolders)
  await archive.erase(ids)
  return unreached
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
