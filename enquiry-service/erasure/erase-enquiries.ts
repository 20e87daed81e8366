import { setTimeout as wait } from 'node:timers/promises'
import { defaultTiming } from '../outbox/delivery-timing.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { eraseMailFiles, type MailedEnquiry } from './erase-mail-files.ts'
import { logErasures } from './erasure-log.ts'

/** Every place where enquiries are stored. */
export interface ErasurePlaces {
  archive: EnquiryArchive
  /** Folders that may contain emails as `.eml` files. */
  mailFolders: string[]
  backupFolder: string
  /** The file that `logErasures` writes. */
  erasureLog: string
}

/**
 * Logs enquiries as erased and removes them (DSG art. 32, GDPR art. 17). Call `archive.scrub` once
 * after the last batch; `eraseFromBackups` handles the backups.
 */
export async function eraseEnquiries(
  enquiries: readonly MailedEnquiry[],
  places: Pick<ErasurePlaces, 'archive' | 'mailFolders' | 'erasureLog'>,
): Promise<void> {
  // Logged first: what is erased must stay erased when an older backup is restored.
  await logErasures(places.erasureLog, enquiries)
  await removeEnquiries(enquiries, places)
}

/** Removes enquiries from a database and their emails from the folders, without logging it. */
export async function removeEnquiries(
  enquiries: readonly MailedEnquiry[],
  { archive, mailFolders }: Pick<ErasurePlaces, 'archive' | 'mailFolders'>,
): Promise<void> {
  // The database last: after a crash it still knows which files belong to them.
  await eraseMailFiles(enquiries, mailFolders)
  await archive.erase(enquiries.map(({ enquiry }) => enquiry.id))
}

/** An enquiry whose email may have been in progress when it was erased. */
export interface LateEmail extends MailedEnquiry {
  /** When its lease ends. */
  dueAt: number
}

/**
 * Removes emails that were being written while their enquiries were erased. A claimed email is due
 * again when its lease ends: until then its file may still appear.
 */
export async function eraseLateMailFiles(
  emails: readonly LateEmail[],
  { mailFolders }: Pick<ErasurePlaces, 'mailFolders'>,
  now: number,
): Promise<void> {
  const lastLease = Math.max(now, ...emails.map(({ dueAt }) => dueAt))
  // An email that is due later was postponed: nobody is writing it.
  await wait(Math.min(lastLease - now, defaultTiming.lease))
  await eraseMailFiles(emails, mailFolders)
}
