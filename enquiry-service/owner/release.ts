import { referenceOf } from '../../enquiry-contract/reference.ts'
import { OwnerProblem } from '../owner-problem.ts'
import { UsageProblem, type Command } from './command.ts'
import { findEnquiries } from './find-enquiries.ts'
import { sendAll } from './send-all.ts'

export const release: Command = {
  usage: 'release REFERENCE … | --all',
  summary: 'mail enquiries that were held',
  takesWords: true,
  options: { all: { type: 'boolean' } },
  optionHelp: { all: 'all that are held' },

  async run({ words, options }, context) {
    const { archive, now, print } = context
    if ((words.length === 0) === !options.all) {
      throw new UsageProblem('Please name references, or --all for all that are held.')
    }
    if (options.all) return sendAll('held', context)
    const ids: string[] = []
    for await (const { enquiry, status } of findEnquiries(archive, words)) {
      if (status !== 'held') {
        throw new OwnerProblem(
          `${referenceOf(enquiry.id)} is not held, it is ${status}. "retry" mails it again.`,
        )
      }
      ids.push(enquiry.id)
    }
    await archive.send(ids, now)
    print(`To be mailed shortly: ${words.join(', ')}.`)
  },
}
