import { OperatorError } from '../settings/operator-error.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import type { EnquiryRecord } from '../storage/enquiry-record.ts'
import { UsageError, type Command } from './command.ts'

export const retry: Command = {
  args: { options: { all: { type: 'boolean' } }, allowPositionals: true },

  async run({ words, options }, { openArchive, now, print }) {
    if ((words.length === 0) === !options.all) {
      throw new UsageError('Give one or more references, or --all for all that are waiting.')
    }
    const archive = await openArchive()
    if (options.all) {
      print(`Emails that will be sent shortly: ${await archive.send('all', 'waiting', now)}.`)
      return
    }
    const found: EnquiryRecord[] = []
    for (const reference of words) found.push(await findEnquiry(archive, reference))
    for (const { enquiry, status } of found) await archive.send([enquiry.id], status, now)
    print(`Will be sent shortly: ${words.join(', ')}.`)
  },
}

/**
 * Finds an enquiry by the reference shown in emails, such as `3F2A91C0`, or by its id.
 * @throws OperatorError for an unknown or ambiguous one
 */
async function findEnquiry(archive: EnquiryArchive, reference: string): Promise<EnquiryRecord> {
  const isReference = /^[0-9a-f]{8}(-[0-9a-f-]{0,27})?$/i.test(reference)
  const [record, ...others] = isReference ? await archive.find(reference) : []
  if (!record) throw new OperatorError(`There is no enquiry ${reference}.`)
  if (others.length > 0) {
    const ids = [record, ...others].map(({ enquiry }) => enquiry.id)
    throw new OperatorError(
      `${reference} matches several enquiries. Use the full id of one of them: ${ids.join(', ')}.`,
    )
  }
  return record
}
