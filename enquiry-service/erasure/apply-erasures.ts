import { removeEnquiries, type ErasurePlaces } from './erase-enquiries.ts'
import { readErasures } from './erasure-log.ts'

/**
 * Erases from a restored database whatever the erasure log names.
 * @returns the number of enquiries erased
 */
export async function applyErasures({
  archive,
  mailFolders,
  backupFolder,
}: Pick<ErasurePlaces, 'archive' | 'mailFolders' | 'backupFolder'>): Promise<number> {
  let erased = 0
  for await (const { id, receivedAt } of readErasures(backupFolder)) {
    const found = (await archive.find(id)).filter(
      ({ enquiry }) => enquiry.id === id && enquiry.receivedAt === receivedAt,
    )
    if (found.length === 0) continue
    await removeEnquiries(found, { archive, mailFolders })
    erased += found.length
  }
  await archive.scrub()
  return erased
}
