import { OwnerProblem } from '../owner-problem.ts'
import { UsageProblem, type Command } from './command.ts'
import { findEnquiries } from './find-enquiries.ts'
import { sendAll } from './send-all.ts'

export const release: Command = {
  usage: 'release REFERENCE … | --all',
  summary: 'mail enquiries that were held as spam',
  takesWords: true,
  options: { all: { type: 'boolean' } },
  optionHelp: { all: 'all that are held' },

  async run({ words, options }, context) {
    const { archive, now, print } = context
    if ((words.length === 0) === !options.all) {
      throw new UsageProblem('Please name references, or --all for all that are held.')
    }
    if (options.all) return sendAll('held', context)
    const records = await findEnquiries(archive, words)
    const free = records.find(({ status }) => status !== 'held')
    if (free) {
      throw new OwnerProblem(
        `${words[records.indexOf(free)] ?? ''} is not held, it is ${free.status}. ` +
          '"retry" mails it again.',
      )
    }
    await archive.send(
      records.map(({ enquiry }) => enquiry.id),
      now,
    )
    print(`To be mailed shortly: ${words.join(', ')}.`)
  },
}
