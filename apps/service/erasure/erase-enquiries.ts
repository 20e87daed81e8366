import { setTimeout as wait } from 'node:timers/promises'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { visitMonths } from '@site/company/facts/company-pages.ts'
import { swissTime } from '@site/company/i18n/swiss-time.ts'
import { day } from '../clock/time.ts'
import type { EnquiryKey } from '../storage/enquiry-record.ts'
import { expireErasures, logErasures, readErasures } from './erasure-log.ts'
import { canNameFile, mailFileName } from '../mail/mail.ts'
import { timeOfDigest } from '../storage/delivery-id.ts'
import { backupFolder, defaultMailFolder } from '../settings/data-folder.ts'
import type { Settings } from '../settings/settings.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'

/** An email that was being composed when its enquiry was erased has become a file after this time. */
const writingMs = 2_000

/** How many enquiries a purge erases at a time: a visitor is delayed only briefly. */
const batchSize = 50

/** Removes all that a person sent, except from backups. @throws OperatorError when the database is busy: try again */
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

/** Erases enquiries received before a time and emailed, in batches until the signal ends it. @returns how many */
export async function purgeBefore(before: number, targets: ErasureTargets, signal?: AbortSignal) {
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

/** Erases what the privacy notice says is kept no longer, and old erasure logs. @returns the number of enquiries */
export async function eraseExpired(
  targets: ErasureTargets,
  { days, now, signal }: { days: number; now: number; signal?: AbortSignal },
): Promise<number> {
  const firstDayOfVisits = swissTime(now).toPlainDate().subtract({ months: visitMonths })
  await targets.archive.erasePageViews(firstDayOfVisits.toString())
  const erased = await purgeBefore(now - days * day, targets, signal)
  await expireErasures(targets.backupFolder, now)
  return erased
}

/** Erases from a restored database what the erasure log names. @returns the number of enquiries */
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

async function removeEnquiries(enquiries: readonly EnquiryKey[], targets: ErasureTargets) {
  // The database last: after a crash it still knows which files belong to them.
  await eraseMailFiles(enquiries, targets.mailFolders)
  await targets.archive.erase(enquiries.map(({ id }) => id))
}

/** Removes the `.eml` files of enquiries, and of the digests that listed them. */
export async function eraseMailFiles(enquiries: readonly EnquiryKey[], folders: readonly string[]) {
  const names = new Set(enquiries.flatMap(fileNames))
  for (const folder of folders) {
    for (const name of names) {
      await rm(join(folder, name), { force: true })
      await rm(join(folder, `${name}.unfinished`), { force: true })
    }
  }
}

function fileNames({ id, receivedAt, digestId }: EnquiryKey): string[] {
  const emails = [{ id, time: receivedAt }]
  const digestAt = digestId && timeOfDigest(digestId)
  if (digestId && digestAt) emails.push({ id: digestId, time: digestAt })
  // No email was written for another id.
  return emails.filter(({ id }) => canNameFile(id)).map(mailFileName)
}

/** Every place where enquiries are stored. */
export type ErasureTargets = ReturnType<typeof erasureTargets>

export function erasureTargets(
  { dataFolder, mail }: Pick<Settings, 'dataFolder' | 'mail'>,
  archive: EnquiryArchive,
) {
  // Emails may have been written to the default folder under earlier settings.
  const folders = [defaultMailFolder(dataFolder)]
  if (mail.kind === 'folder') folders.push(mail.folder)
  return {
    archive,
    mailFolders: [...new Set(folders)],
    /** Whether the service writes emails there now, rather than sending them. */
    writesMailFiles: mail.kind === 'folder',
    backupFolder: backupFolder(dataFolder),
  }
}
