import { OwnerProblem } from '../process/owner-problem.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { removeEnquiries, type ErasurePlaces } from './erase-enquiries.ts'
import type { MailedEnquiry } from './erase-mail-files.ts'
import { throughBackups } from './through-backups.ts'

interface EraseFromBackups {
  /** The enquiries to erase from one backup, in batches. */
  choose: (backup: EnquiryArchive) => AsyncIterable<readonly MailedEnquiry[]>
  /**
   * A backup of more bytes is not written anew (`EnquiryArchive.scrub`). Left out: all are, even those
   * that held none of them, as an earlier command may not have been able to.
   */
  largest?: number
}

/**
 * Removes enquiries from every backup, one backup at a time.
 * @returns how many copies were erased, and the backups that may still hold some, each with the reason
 */
export async function eraseFromBackups(
  { backupFolder, mailFolders }: Pick<ErasurePlaces, 'backupFolder' | 'mailFolders'>,
  { choose, largest = Infinity }: EraseFromBackups,
): Promise<{ erased: number; unreached: string[] }> {
  let erased = 0
  const unreached = await throughBackups(backupFolder, async (backup) => {
    const before = erased
    for await (const enquiries of choose(backup)) {
      await removeEnquiries(enquiries, { archive: backup, mailFolders })
      erased += enquiries.length
    }
    if (erased === before && largest !== Infinity) return
    if (!(await backup.scrub(largest))) throw new OwnerProblem(tooLargeToRewrite)
  })
  return { erased, unreached }
}

const tooLargeToRewrite =
  'erased, but unused parts of the file may hold traces: it is too large to be rewritten while the ' +
  'service runs; "npm run enquiries -- purge" does it'

/** How many copies of enquiries the backups hold, and those that could not be read. */
export async function countInBackups(
  backupFolder: string,
  choose: EraseFromBackups['choose'],
): Promise<{ count: number; unreached: string[] }> {
  let count = 0
  const unreached = await throughBackups(backupFolder, async (backup) => {
    for await (const enquiries of choose(backup)) count += enquiries.length
  })
  return { count, unreached }
}

/** What an owner reads of backups from which not everything could be erased. */
export function unreachedBackups(unreached: Iterable<string>): string {
  return (
    'These backups could not be opened or written and may still contain what should have been erased: ' +
    `${[...unreached].join(', ')}. Make them readable and run the command again, or delete ` +
    'them.'
  )
}
