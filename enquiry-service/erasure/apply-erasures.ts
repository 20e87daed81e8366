import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { removeEnquiries, type ErasurePlaces } from './erase-enquiries.ts'
import type { MailedEnquiry } from './erase-mail-files.ts'
import { readErasures, type ErasedEnquiry } from './erasure-log.ts'

/** Few enough to keep the ids, and the rows of the database that they name, in memory. */
const readAtATime = 500

/**
 * Erases again from a restored database whatever was erased since the backup was made.
 * @returns how many enquiries that were
 */
export async function applyErasures({
  archive,
  mailFolders,
  erasureLog,
}: Pick<ErasurePlaces, 'archive' | 'mailFolders' | 'erasureLog'>): Promise<number> {
  let erased = 0
  for await (const entries of inGroups(readErasures(erasureLog))) {
    const found = await stillThere(entries, archive)
    await removeEnquiries(found, { archive, mailFolders })
    erased += found.length
  }
  await archive.scrub()
  return erased
}

async function stillThere(
  entries: readonly ErasedEnquiry[],
  archive: EnquiryArchive,
): Promise<MailedEnquiry[]> {
  const existing = await archive.existing(entries.map(({ id }) => id))
  // By id: an erasure that failed was repeated, and noted twice.
  const found = new Map<string, MailedEnquiry>()
  for (const { id, receivedAt } of entries.filter((entry) => existing.has(entry.id))) {
    for (const { enquiry, digestId } of await archive.find(id)) {
      if (enquiry.id !== id || enquiry.receivedAt !== receivedAt) continue
      found.set(id, { enquiry: { id, receivedAt }, digestId })
    }
  }
  return [...found.values()]
}

async function* inGroups(entries: AsyncIterable<ErasedEnquiry>): AsyncGenerator<ErasedEnquiry[]> {
  let group: ErasedEnquiry[] = []
  for await (const entry of entries) {
    group.push(entry)
    if (group.length < readAtATime) continue
    yield group
    group = []
  }
  yield group
}
