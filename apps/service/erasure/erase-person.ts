import { setTimeout as wait } from 'node:timers/promises'
import { eraseEnquiries, type ErasureTargets } from './erase-enquiries.ts'
import { eraseMailFiles } from './erase-mail-files.ts'

/** An email that was being composed when its enquiry was erased has become a file after this time. */
const writingMs = 2_000

/**
 * Removes everything that a person sent. Backups stay as they are: `restore` erases from them.
 * @returns the number of enquiries
 * @throws OperatorError when the database is in use or its disk is full: call it again
 */
export async function erasePerson(email: string, targets: ErasureTargets): Promise<number> {
  const enquiries = await targets.archive.from(email)
  await eraseEnquiries(enquiries, targets)
  if (targets.writesMailFiles && enquiries.length > 0) {
    await wait(writingMs)
    await eraseMailFiles(enquiries, targets.mailFolders)
  }
  await targets.archive.scrub()
  return enquiries.length
}
