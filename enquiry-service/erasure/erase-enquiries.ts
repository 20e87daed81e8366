import { setTimeout as wait } from 'node:timers/promises'
import { defaultTiming } from '../outbox/delivery-timing.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { eraseMailFiles, type MailedEnquiry } from './erase-mail-files.ts'
import { noteErasures } from './erasure-log.ts'

/** Every place in which enquiries are kept. */
export interface ErasurePlaces {
  archive: EnquiryArchive
  /** Folders that may hold mails as `.eml` files. */
  mailFolders: string[]
  backupFolder: string
  /** The file of `noteErasures`. */
  erasureLog: string
}

/**
 * Notes enquiries in the log of erasures and removes them (DSG art. 32, GDPR art. 17). After the last
 * batch call `archive.scrub` once; backups are `eraseFromBackups`' business.
 */
export async function eraseEnquiries(
  enquiries: readonly MailedEnquiry[],
  places: Pick<ErasurePlaces, 'archive' | 'mailFolders' | 'erasureLog'>,
): Promise<void> {
  // First: what is erased must stay erased when an older copy of the database is restored.
  await noteErasures(places.erasureLog, enquiries)
  await removeEnquiries(enquiries, places)
}

/** Removes enquiries from a database and their mails from the folders, without a note in the log. */
export async function removeEnquiries(
  enquiries: readonly MailedEnquiry[],
  { archive, mailFolders }: Pick<ErasurePlaces, 'archive' | 'mailFolders'>,
): Promise<void> {
  // The database last: after a crash it still knows which files belong to them.
  await eraseMailFiles(enquiries, mailFolders)
  await archive.erase(enquiries.map(({ enquiry }) => enquiry.id))
}

/** An enquiry whose mail may have been under way when it was erased. */
export interface LateMail extends MailedEnquiry {
  /** When its claim ends. */
  dueAt: number
}

/**
 * Removes mails that were being written while their enquiries were erased. A claimed mail is due
 * again when its claim ends: until then its file may still appear.
 */
export async function eraseLateMailFiles(
  mails: readonly LateMail[],
  { mailFolders }: Pick<ErasurePlaces, 'mailFolders'>,
  now: number,
): Promise<void> {
  const lastClaim = Math.max(now, ...mails.map(({ dueAt }) => dueAt))
  // A mail that waits longer was postponed: nobody is writing it.
  await wait(Math.min(lastClaim - now, defaultTiming.lease))
  await eraseMailFiles(mails, mailFolders)
}
