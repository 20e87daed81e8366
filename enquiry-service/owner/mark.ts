import type { Review } from '../storage/enquiry-archive.ts'
import { UsageProblem, type Command } from './command.ts'
import { findEnquiries } from './find-enquiries.ts'

const reviews: readonly Review[] = ['new', 'answered', 'spam']

export const mark: Command = {
  usage: 'mark answered|spam|new REFERENCE …',
  summary: 'mark enquiries as answered, as spam, or as new again',
  takesWords: true,
  options: {},
  optionHelp: {},

  async run({ words: [word, ...references] }, { archive, now, print }) {
    const review = reviews.find((known) => known === word?.toLowerCase())
    if (!review || references.length === 0) {
      throw new UsageProblem(
        'Say how to mark which enquiries, as answered, spam or new: mark answered 3F2A91C0',
      )
    }
    const ids: string[] = []
    for await (const { enquiry } of findEnquiries(archive, references)) ids.push(enquiry.id)
    await archive.review(ids, review, now)
    print(`Marked as ${review}: ${references.join(', ')}.`)
  },
}
