import type { DeliveryStatus, EnquiryArchive } from '../storage/enquiry-archive.ts'

/**
 * Queues the emails of all enquiries with a status, to be sent at `now`.
 * @returns how many there were
 */
export async function sendAll(
  status: DeliveryStatus,
  archive: EnquiryArchive,
  now: number,
): Promise<number> {
  let count = 0
  for await (const batch of archive.outlines({ status })) {
    await archive.send(
      batch.map(({ enquiry }) => enquiry.id),
      status,
      now,
    )
    count += batch.length
  }
  return count
}
