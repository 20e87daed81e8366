import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { endEmails, eraseEnquiries, type ErasurePlaces } from './erase-enquiries.ts'

/** How many enquiries `erasePerson` would erase. */
export async function countEnquiries(email: string, archive: EnquiryArchive): Promise<number> {
  let count = 0
  for await (const batch of archive.outlines({ email })) count += batch.length
  return count
}

interface ErasePerson {
  /** Called with a description of the current step. */
  progress?: (text: string) => void
  /**
   * A database of more bytes is not rewritten (`EnquiryArchive.scrub`). If omitted, it always is.
   */
  maxBytes?: number
  /** How long writing a claimed email or digest may take, in milliseconds. */
  lease?: number
}

/** What `erasePerson` has erased. */
export interface PersonErased {
  enquiries: number
  /** The database was too large to be rewritten: unused parts of it may still contain traces. */
  tooLarge: boolean
}

/**
 * Removes everything that a person sent, including enquiries and emails that have arrived since
 * `countEnquiries`. Backups stay as they are: `restore` erases from them.
 * @throws OperatorError when the database is in use or its disk is full: call it again
 */
export async function erasePerson(
  email: string,
  places: ErasurePlaces,
  { progress = () => undefined, maxBytes = Infinity, lease }: ErasePerson = {},
): Promise<PersonErased> {
  progress('waiting for emails being written')
  await endEmails(email, places, lease)
  let enquiries = 0
  for await (const batch of places.archive.outlines({ email })) {
    await eraseEnquiries(batch, places)
    enquiries += batch.length
    progress(`${enquiries} removed`)
  }
  progress('rewriting the database')
  const tooLarge = !(await places.archive.scrub(maxBytes))
  return { enquiries, tooLarge }
}
