import { setTimeout as wait } from 'node:timers/promises'
import type { EnquiryKey } from '../storage/enquiry-record.ts'
import { eraseMailFiles } from './erase-mail-files.ts'
import { logErasures, readErasures } from './erasure-log.ts'
import type { ErasureTargets } from './erasure-targets.ts'

/** An email that was being composed when its enquiry was erased has become a file after this time. */
const writingMs = 2_000

/** How many enquiries a purge erases at a time: a visitor is delayed only briefly. */
const batchSize = 50

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

/**
 * Erases every enquiry that was received before a time and whose email has been sent, and the traces that an
 * interrupted erasure may have left.
 * @param signal ends the purge after the current batch
 * @returns the number of enquiries
 */
export async function purgeBefore(
  before: number,
  targets: ErasureTargets,
  signal?: AbortSignal,
): Promise<number> {
  let erased = 0
  while (!signal?.aborted) {
    const batch = await targets.archive.purgeable(before, batchSize)
    if (batch.length === 0) break
    await eraseEnquiries(batch, targets)
    erased += batch.length
    // Lets visitors' writes through: the database has one writer at a time.
    await wait(20)
  }
  await targets.archive.scrub()
  return erased
}

/**
 * Erases from a restored database whatever the erasure log names.
 * @returns the number of enquiries
 */
export async function applyErasures(targets: ErasureTargets): Promise<number> {
  const found = new Map<string, EnquiryKey>()
  for (const { id, receivedAt } of await readErasures(targets.backupFolder)) {
    for (const { enquiry, digestId } of await targets.archive.find(id)) {
      if (enquiry.id !== id || enquiry.receivedAt !== receivedAt) continue
      found.set(id, { id, receivedAt, digestId })
    }
  }
  await removeEnquiries([...found.values()], targets)
  await targets.archive.scrub()
  return found.size
}

/** Logs enquiries as erased and removes them (DSG art. 32, GDPR art. 17). */
async function eraseEnquiries(enquiries: readonly EnquiryKey[], targets: ErasureTargets) {
  // Logged first: what is erased must stay erased when an older backup is restored.
  await logErasures(targets.backupFolder, enquiries)
  await removeEnquiries(enquiries, targets)
}

async function removeEnquiries(
  enquiries: readonly EnquiryKey[],
  { archive, mailFolders }: ErasureTargets,
): Promise<void> {
  // The database last: after a crash it still knows which files belong to them.
  await eraseMailFiles(enquiries, mailFolders)
  await archive.erase(enquiries.map(({ id }) => id))
}
