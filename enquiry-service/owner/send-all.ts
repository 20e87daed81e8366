import type { DeliveryStatus } from '../storage/enquiry-archive.ts'
import type { CommandContext } from './command.ts'

/** Sends every enquiry with a status. */
export async function sendAll(
  status: DeliveryStatus,
  { archive, now, print, progress }: CommandContext,
): Promise<void> {
  let count = 0
  for await (const batch of archive.outlines({ status })) {
    await archive.send(
      batch.map(({ enquiry }) => enquiry.id),
      status,
      now,
    )
    count += batch.length
    progress(`${count}`)
  }
  print(count === 0 ? `No enquiry is ${status}.` : `Will be sent shortly: ${count}.`)
}
