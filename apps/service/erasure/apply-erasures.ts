import { removeEnquiries, type ErasureTargets } from './erase-enquiries.ts'
import type { EnquiryKey } from '../storage/enquiry-record.ts'
import { readErasures } from './erasure-log.ts'

/**
 * Erases from a restored database whatever the erasure log names.
 * @returns the number of enquiries erased
 */
export async function applyErasures({
  archive,
  mailFolders,
  backupFolder,
}: Pick<ErasureTargets, 'archive' | 'mailFolders' | 'backupFolder'>): Promise<number> {
  const found = new Map<string, EnquiryKey>()
  for (const { id, receivedAt } of await readErasures(backupFolder)) {
    for (const { enquiry, digestId } of await archive.find(id)) {
      if (enquiry.id !== id || enquiry.receivedAt !== receivedAt) continue
      found.set(id, { id, receivedAt, digestId })
    }
  }
  await removeEnquiries([...found.values()], { archive, mailFolders })
  await archive.scrub()
  return found.size
}
