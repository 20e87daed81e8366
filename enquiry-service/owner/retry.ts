import { UsageProblem, type Command } from './command.ts'
import { findEnquiries } from './find-enquiries.ts'
import { sendAll } from './send-all.ts'

export const retry: Command = {
  usage: 'retry REFERENCE … | --all',
  summary: 'mail waiting enquiries at once, or delivered ones again',
  takesWords: true,
  options: { all: { type: 'boolean' } },
  optionHelp: { all: 'all that are waiting' },

  async run({ words, options }, context) {
    const { archive, now, print } = context
    if ((words.length === 0) === !options.all) {
      throw new UsageProblem('Please name references, or --all for all that are waiting.')
    }
    if (options.all) return sendAll('waiting', context)
    const records = await findEnquiries(archive, words)
    await archive.send(
      records.map(({ enquiry }) => enquiry.id),
      now,
    )
    print(`To be mailed shortly: ${words.join(', ')}.`)
  },
}
