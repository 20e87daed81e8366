import type { DeliveryStatus } from '../store/enquiry-archive.ts'
import type { CommandContext } from './command.ts'

/** Has every enquiry of a status mailed. */
export async function sendAll(
  status: DeliveryStatus,
  { archive, now, print, progress }: CommandContext,
): Promise<void> {
  let count = 0
  for await (const batch of archive.outlines({ status })) {
    await archive.send(
      batch.map(({ enquiry }) => enquiry.id),
      now,
    )
    count += batch.length
    progress(`${count}`)
  }
  print(count === 0 ? `None is ${status}.` : `To be mailed shortly: ${count}.`)
}
