import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { removeEnquiries, type ErasurePlaces } from './erase-enquiries.ts'
import type { MailedEnquiry } from './erase-mail-files.ts'
import { readErasures, type ErasedEnquiry } from './erasure-log.ts'

/** Few enough to keep their rows in memory. */
const batchSize = 500

/**
 * Erases from a restored database whatever was erased since the backup was made.
 * @returns the number of enquiries erased
 */
export async function applyErasures({
  archive,
  mailFolders,
  erasureLog,
}: Pick<ErasurePlaces, 'archive' | 'mailFolders' | 'erasureLog'>): Promise<number> {
  let erased = 0
  for await (const entries of inBatches(readErasures(erasureLog))) {
    const found = await stillStored(entries, archive)
    await removeEnquiries(found, { archive, mailFolders })
    erased += found.length
  }
  await archive.scrub()
  return erased
}

async function stillStored(
  entries: readonly ErasedEnquiry[],
  archive: EnquiryArchive,
): Promise<MailedEnquiry[]> {
  const existing = await archive.existing(entries.map(({ id }) => id))
  // By id: an erasure that failed and was repeated is logged twice.
  const found = new Map<string, MailedEnquiry>()
  for (const { id, receivedAt } of entries.filter((entry) => existing.has(entry.id))) {
    for (const { enquiry, digestId } of await archive.find(id)) {
      if (enquiry.id !== id || enquiry.receivedAt !== receivedAt) continue
      found.set(id, { enquiry: { id, receivedAt }, digestId })
    }
  }
  return [...found.values()]
}

async function* inBatches(entries: AsyncIterable<ErasedEnquiry>): AsyncGenerator<ErasedEnquiry[]> {
  let batch: ErasedEnquiry[] = []
  for await (const entry of entries) {
    batch.push(entry)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  yield batch
}
