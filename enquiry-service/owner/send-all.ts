import type { DeliveryStatus } from '../store/enquiry-archive.ts'
import type { CommandContext } from './command.ts'

const portion = 500

/** Has every enquiry of a status mailed. */
export async function sendAll(
  status: DeliveryStatus,
  { archive, now, print, progress }: CommandContext,
): Promise<void> {
  const ids: string[] = []
  for await (const { enquiry } of archive.list({ status })) ids.push(enquiry.id)
  for (let start = 0; start < ids.length; start += portion) {
    await archive.send(ids.slice(start, start + portion), now)
    progress(`${Math.min(start + portion, ids.length)} of ${ids.length}`)
  }
  print(ids.length === 0 ? `None is ${status}.` : `To be mailed shortly: ${ids.length}.`)
}
