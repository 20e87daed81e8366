import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import type { EnquiryKey } from '../storage/enquiry-record.ts'
import { eraseMailFiles } from './erase-mail-files.ts'
import { logErasures } from './erasure-log.ts'

/** Every place where enquiries are stored. */
export interface ErasureTargets {
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
  enquiries: readonly EnquiryKey[],
  targets: Pick<ErasureTargets, 'archive' | 'mailFolders' | 'backupFolder'>,
): Promise<void> {
  // Logged first: what is erased must stay erased when an older backup is restored.
  await logErasures(targets.backupFolder, enquiries)
  await removeEnquiries(enquiries, targets)
}

/** Removes enquiries from a database and their emails from the folders, without logging it. */
export async function removeEnquiries(
  enquiries: readonly EnquiryKey[],
  { archive, mailFolders }: Pick<ErasureTargets, 'archive' | 'mailFolders'>,
): Promise<void> {
  // The database last: after a crash it still knows which files belong to them.
  await eraseMailFiles(enquiries, mailFolders)
  await archive.erase(enquiries.map(({ id }) => id))
}
