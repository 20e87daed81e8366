import { setTimeout as wait } from 'node:timers/promises'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import type { EnquiryOutline } from '../storage/enquiry-record.ts'
import { eraseEnquiries, type ErasurePlaces } from './erase-enquiries.ts'
import { eraseMailFiles } from './erase-mail-files.ts'

/** An email that was being composed when its enquiry was erased has become a file after this time. */
const writingMs = 2_000

/** How many enquiries `erasePerson` would erase. */
export async function countEnquiries(email: string, archive: EnquiryArchive): Promise<number> {
  let count = 0
  for await (const batch of archive.outlines({ email })) count += batch.length
  return count
}

/**
 * Removes everything that a person sent, including enquiries and emails that have arrived since
 * `countEnquiries`. Backups stay as they are: `restore` erases from them.
 * @returns the number of enquiries
 * @throws OperatorError when the database is in use or its disk is full: call it again
 */
export async function erasePerson(email: string, places: ErasurePlaces): Promise<number> {
  const erased: EnquiryOutline[] = []
  for await (const batch of places.archive.outlines({ email })) {
    await eraseEnquiries(batch, places)
    erased.push(...batch)
  }
  if (places.writesMailFiles && erased.length > 0) {
    await wait(writingMs)
    await eraseMailFiles(erased, places.mailFolders)
  }
  await places.archive.scrub()
  return erased.length
}
