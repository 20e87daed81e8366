import { referenceOf } from '../../enquiry-contract/reference.ts'
import { OwnerProblem } from '../process/owner-problem.ts'
import { UsageProblem, type Command } from './command.ts'
import { findEnquiries } from './find-enquiries.ts'
import { sendAll } from './send-all.ts'

export const release: Command = {
  usage: 'release REFERENCE … | --all',
  summary: 'send enquiries that are held as possible spam, or because too many arrived',
  takesWords: true,
  options: { all: { type: 'boolean' } },
  optionHelp: { all: 'all that are held' },

  async run({ words, options }, context) {
    const { archive, now, print } = context
    if ((words.length === 0) === !options.all) {
      throw new UsageProblem('Name references, or use --all for all that are held.')
    }
    if (options.all) return sendAll('held', context)
    const ids: string[] = []
    for await (const { enquiry, status } of findEnquiries(archive, words)) {
      if (status !== 'held') {
        throw new OwnerProblem(
          `${referenceOf(enquiry.id)} is ${status}, not held. "retry" sends it again.`,
        )
      }
      ids.push(enquiry.id)
    }
    await archive.send(ids, 'held', now)
    print(`Will be sent shortly: ${words.join(', ')}.`)
  },
}
