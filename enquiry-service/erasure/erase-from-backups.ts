import { OwnerProblem } from '../process/owner-problem.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { removeEnquiries, type ErasurePlaces } from './erase-enquiries.ts'
import type { MailedEnquiry } from './erase-mail-files.ts'
import { forEachBackup } from './for-each-backup.ts'

interface EraseFromBackups {
  /** The enquiries to erase from one backup, in batches. */
  choose: (backup: EnquiryArchive) => AsyncIterable<readonly MailedEnquiry[]>
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
  { choose, maxBytes = Infinity }: EraseFromBackups,
): Promise<{ erased: number; unreached: string[] }> {
  let erased = 0
  const unreached = await forEachBackup(backupFolder, async (backup) => {
    const before = erased
    for await (const enquiries of choose(backup)) {
      await removeEnquiries(enquiries, { archive: backup, mailFolders })
      erased += enquiries.length
    }
    if (erased === before && maxBytes !== Infinity) return
    if (!(await backup.scrub(maxBytes))) throw new OwnerProblem(tooLargeToRewrite)
  })
  return { erased, unreached }
}

const tooLargeToRewrite =
  'erased, but unused parts of the file may contain traces: it is too large to be rewritten while the ' +
  'service runs; "npm run enquiries -- purge" does it'

/** Counts the copies of enquiries in backups, and lists the backups that could not be read. */
export async function countInBackups(
  backupFolder: string,
  choose: EraseFromBackups['choose'],
): Promise<{ count: number; unreached: string[] }> {
  let count = 0
  const unreached = await forEachBackup(backupFolder, async (backup) => {
    for await (const enquiries of choose(backup)) count += enquiries.length
  })
  return { count, unreached }
}

/** Tells the owner about backups from which not everything could be erased. */
export function unreachedBackups(unreached: Iterable<string>): string {
  return (
    'These backups could not be opened or written and may still contain what should have been erased: ' +
    `${[...unreached].join(', ')}. Make them readable and run the command again, or delete ` +
    'them.'
  )
}
