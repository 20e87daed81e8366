import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { canNameFile, mailFileName } from '../mail/mail-file-name.ts'
import { timeOfDigest } from '../storage/delivery-id.ts'
import type { EnquiryKey } from '../storage/enquiry-record.ts'

/** Removes the `.eml` files of enquiries, and of the digests that listed them. */
export async function eraseMailFiles(
  enquiries: readonly EnquiryKey[],
  folders: readonly string[],
): Promise<void> {
  const names = new Set(enquiries.flatMap(fileNames))
  for (const folder of folders) {
    for (const name of names) {
      await rm(join(folder, name), { force: true })
      await rm(join(folder, `${name}.unfinished`), { force: true })
    }
  }
}

function fileNames({ id, receivedAt, digestId }: EnquiryKey): string[] {
  const digestAt = digestId === null ? null : timeOfDigest(digestId)
  const emails = [
    { id, time: receivedAt },
    ...(digestId === null || digestAt === null ? [] : [{ id: digestId, time: digestAt }]),
  ]
  // No email was written for another id.
  return emails.filter(({ id }) => canNameFile(id)).map(mailFileName)
}
