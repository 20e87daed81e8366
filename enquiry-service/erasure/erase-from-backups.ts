import { OwnerProblem } from '../process/owner-problem.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { removeEnquiries, type ErasurePlaces } from './erase-enquiries.ts'
import type { EmailedEnquiry } from './erase-mail-files.ts'
import { forEachBackup } from './for-each-backup.ts'

interface EraseFromBackups {
  /** The enquiries to erase from one backup, in batches. */
  select: (backup: EnquiryArchive) => AsyncIterable<readonly EmailedEnquiry[]>
  /**
   * Backups of more bytes are not rewritten (`EnquiryArchive.scrub`). If omitted, all are, even
   * those without any of these enquiries, as an earlier command may have failed to.
   */
  maxBytes?: number
}

/**
 * Removes enquiries from every backup, one backup at a time.
 * @returns the number of copies erased, and the backups that may still contain some, each with the
 * reason
 */
export async function eraseFromBackups(
  { backupFolder, mailFolders }: Pick<ErasurePlaces, 'backupFolder' | 'mailFolders'>,
  { select, maxBytes = Infinity }: EraseFromBackups,
): Promise<{ erased: number; unreachable: string[] }> {
  let erased = 0
  const unreachable = await forEachBackup(backupFolder, async (backup) => {
    const before = erased
    for await (const enquiries of select(backup)) {
      await removeEnquiries(enquiries, { archive: backup, mailFolders })
      erased += enquiries.length
    }
    if (erased === before && maxBytes !== Infinity) return
    if (!(await backup.scrub(maxBytes))) throw new OwnerProblem(tooLargeToRewrite)
  })
  return { erased, unreachable }
}

const tooLargeToRewrite =
  'erased, but unused parts of the file may contain traces: it is too large to be rewritten while the ' +
  'service runs; "npm run enquiries -- purge" does it'

/** Counts the copies of enquiries in backups, and lists the backups that could not be read. */
export async function countInBackups(
  backupFolder: string,
  select: EraseFromBackups['select'],
): Promise<{ count: number; unreachable: string[] }> {
  let count = 0
  const unreachable = await forEachBackup(backupFolder, async (backup) => {
    for await (const enquiries of select(backup)) count += enquiries.length
  })
  return { count, unreachable }
}

/** Tells the owner about backups from which not everything could be erased. */
export function unreachableBackups(unreachable: Iterable<string>): string {
  return (
    'These backups could not be opened or written and may still contain what should have been erased: ' +
    `${[...unreachable].join(', ')}. Make them readable and run the command again, or delete ` +
    'them.'
  )
}
