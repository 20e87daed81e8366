import { referenceOf } from '../../enquiry-contract/reference.ts'
import { OwnerProblem } from '../process/owner-problem.ts'
import type { DeliveryStatus } from '../storage/enquiry-archive.ts'
import { UsageProblem, type Command } from './command.ts'
import { findEnquiries } from './find-enquiries.ts'

export const cancel: Command = {
  usage: 'cancel REFERENCE … | --digests',
  summary:
    'stop trying to send waiting enquiries, or digests (the emails that list held ones); all stay stored',
  takesWords: true,
  options: { digests: { type: 'boolean' } },
  optionHelp: { digests: 'stop retrying digests and weekly reports that cannot be sent' },

  async run({ words, options }, { archive, now, print }) {
    if ((words.length === 0) === !options.digests) {
      throw new UsageProblem(
        'Name references, or use --digests for lists and reports that cannot be sent.',
      )
    }
    if (options.digests) {
      const digests = await archive.unsentDigests()
      await archive.cancel(digests, now)
      print(
        digests.length === 0 ? 'No digest or report is failing.' : `Cancelled: ${digests.length}.`,
      )
      return
    }
    const ids: string[] = []
    for await (const { enquiry, status } of findEnquiries(archive, words)) {
      if (status !== 'waiting') {
        throw new OwnerProblem(`${referenceOf(enquiry.id)} ${reasons[status]}`)
      }
      ids.push(enquiry.id)
    }
    await archive.cancel(ids, now)
    print(`Cancelled: ${words.join(', ')}. "retry" sends them after all.`)
  },
}

/** Why there is nothing to cancel. */
const reasons: Record<Exclude<DeliveryStatus, 'waiting'>, string> = {
  delivered: 'has been delivered: there is nothing to cancel.',
  cancelled: 'has been cancelled already.',
  held: 'is held, and is not sent unless you release it.',
}
