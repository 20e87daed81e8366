import type { DeliveryStatus } from '../storage/enquiry-archive.ts'
import { UsageProblem, type Command } from './command.ts'
import { findEnquiries } from './find-enquiries.ts'
import { sendAll } from './send-all.ts'

export const retry: Command = {
  usage: 'retry REFERENCE … | --all',
  summary: 'send waiting enquiries at once, or delivered ones again',
  takesWords: true,
  options: { all: { type: 'boolean' } },
  optionHelp: { all: 'all that are waiting' },

  async run({ words, options }, context) {
    const { archive, now, print } = context
    if ((words.length === 0) === !options.all) {
      throw new UsageProblem('Name references, or use --all for all that are waiting.')
    }
    if (options.all) return sendAll('waiting', context)
    const found: [id: string, DeliveryStatus][] = []
    for await (const { enquiry, status } of findEnquiries(archive, words))
      found.push([enquiry.id, status])
    for (const [id, status] of found) await archive.send([id], status, now)
    print(`Will be sent shortly: ${words.join(', ')}.`)
  },
}
