import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { endEmails, eraseEnquiries, type ErasurePlaces } from './erase-enquiries.ts'
import { countInBackups, eraseFromBackups } from './erase-from-backups.ts'
import { logErasures } from './erasure-log.ts'

/** How much a person sent, found or erased. */
export interface PersonsEnquiries {
  inDatabase: number
  /** Copies: daily backups contain the same enquiry many times. */
  inBackups: number
  /** Backups that could not be opened or written, each with the reason. */
  unreachable: string[]
}

/** What `erasePerson` would erase. */
export async function countPerson(
  email: string,
  { archive, backupFolder }: ErasurePlaces,
): Promise<PersonsEnquiries> {
  let inDatabase = 0
  for await (const batch of archive.outlines({ email })) inDatabase += batch.length
  const { count: inBackups, unreachable } = await countInBackups(backupFolder, from(email))
  return { inDatabase, inBackups, unreachable }
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

/**
 * Removes everything that a person sent, from every file, including enquiries and emails that have
 * arrived since `countPerson`.
 * @returns `tooLarge`: unused parts of the database may still contain traces
 * @throws OwnerProblem when the database is in use or its disk is full: call it again
 */
export async function erasePerson(
  email: string,
  places: ErasurePlaces,
  { progress = () => undefined, maxBytes = Infinity, lease }: ErasePerson = {},
): Promise<PersonsEnquiries & { tooLarge: boolean }> {
  progress('waiting for emails being written')
  await endEmails(email, places, lease)
  let inDatabase = 0
  for await (const batch of places.archive.outlines({ email })) {
    await eraseEnquiries(batch, places)
    inDatabase += batch.length
    progress(`${inDatabase} removed`)
  }
  progress('erasing from backups')
  const { erased: inBackups, unreachable } = await eraseFromBackups(places, {
    async *select(backup) {
      for await (const batch of backup.outlines({ email })) {
        // Another backup elsewhere may contain what the database no longer does.
        await logErasures(places.erasureLog, batch)
        yield batch
      }
    },
    maxBytes,
  })
  progress('rewriting the database')
  const tooLarge = !(await places.archive.scrub(maxBytes))
  return { inDatabase, inBackups, unreachable, tooLarge }
}

const from = (email: string) => (archive: EnquiryArchive) => archive.outlines({ email })
