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
    const ids: string[] = []
    for await (const { enquiry } of findEnquiries(archive, words)) ids.push(enquiry.id)
    await archive.send(ids, now)
    print(`Will be sent shortly: ${words.join(', ')}.`)
  },
}
