import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import {
  eraseEnquiries,
  eraseLateMailFiles,
  type ErasurePlaces,
  type LateMail,
} from './erase-enquiries.ts'
import { countInBackups, eraseFromBackups } from './erase-from-backups.ts'
import { noteErasures } from './erasure-log.ts'

/** What a person sent, as it is found or was erased. */
export interface PersonsEnquiries {
  inDatabase: number
  /** Copies: a backup of each day makes many of one enquiry. */
  inBackups: number
  /** Backups that could not be opened or written, each with the reason. */
  unreached: string[]
}

/** What `erasePerson` would erase. */
export async function countPerson(
  email: string,
  { archive, backupFolder }: ErasurePlaces,
): Promise<PersonsEnquiries> {
  let inDatabase = 0
  for await (const batch of archive.outlines({ email })) inDatabase += batch.length
  const { count: inBackups, unreached } = await countInBackups(backupFolder, from(email))
  return { inDatabase, inBackups, unreached }
}

interface ErasePerson {
  /** Called with what is being done. */
  progress?: (text: string) => void
  /** A database of more bytes is not rewritten (`EnquiryArchive.scrub`). Left out: any is. */
  largest?: number
}

/**
 * Removes everything that a person sent, from every file; also what arrived, and emails that were
 * sent, since it was counted.
 * @returns `tooLarge`: unused parts of the database may still hold traces
 * @throws OwnerProblem when the database is in use or its disk is full: call it again
 */
export async function erasePerson(
  email: string,
  places: ErasurePlaces,
  { progress = () => undefined, largest = Infinity }: ErasePerson = {},
): Promise<PersonsEnquiries & { tooLarge: boolean }> {
  const now = Date.now()
  const late: LateMail[] = []
  let inDatabase = 0
  for await (const batch of places.archive.outlines({ email })) {
    for (const { enquiry, status, digestId, dueAt } of batch) {
      // An email may have been cancelled while it was being sent.
      if (status === 'waiting' || status === 'cancelled') late.push({ enquiry, digestId, dueAt })
    }
    await eraseEnquiries(batch, places)
    inDatabase += batch.length
    progress(`${inDatabase} removed`)
  }
  progress('erasing from backups')
  const { erased: inBackups, unreached } = await eraseFromBackups(places, {
    async *choose(backup) {
      for await (const batch of backup.outlines({ email })) {
        // An older copy elsewhere may hold what the database did not hold any more.
        await noteErasures(places.erasureLog, batch)
        yield batch
      }
    },
    largest,
  })
  progress('waiting for emails being sent')
  await eraseLateMailFiles(late, places, now)
  progress('rewriting the database')
  const tooLarge = !(await places.archive.scrub(largest))
  return { inDatabase, inBackups, unreached, tooLarge }
}

const from = (email: string) => (archive: EnquiryArchive) => archive.outlines({ email })
