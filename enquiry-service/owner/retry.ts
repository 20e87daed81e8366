import { referenceOf } from '../../enquiry-contract/reference.ts'
import { OperatorError } from '../operator-error.ts'
import type { DeliveryStatus } from '../storage/enquiry-record.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { UsageProblem, type Command } from './command.ts'

export const retry: Command = {
  usage: 'retry REFERENCE … | --all',
  summary: 'send waiting enquiries at once, or delivered ones again',
  options: { all: { type: 'boolean', help: 'all that are waiting' } },

  async run({ words, options }, { openArchive, now, print }) {
    if ((words.length === 0) === !options.all) {
      throw new UsageProblem('Name references, or use --all for all that are waiting.')
    }
    const archive = await openArchive()
    if (options.all) {
      const count = await archive.send('all', 'waiting', now)
      print(count === 0 ? 'No enquiry is waiting.' : `Will be sent shortly: ${count}.`)
      return
    }
    const found: [id: string, DeliveryStatus][] = []
    for (const reference of words) found.push(await findEnquiry(archive, reference))
    for (const [id, status] of found) await archive.send([id], status, now)
    print(`Will be sent shortly: ${words.join(', ')}.`)
  },
}

/**
 * Finds an enquiry by the reference shown in emails.
 * @throws UsageProblem for an invalid reference, OperatorError for an unknown or ambiguous one
 */
async function findEnquiry(
  archive: EnquiryArchive,
  reference: string,
): Promise<[id: string, DeliveryStatus]> {
  if (!/^[0-9a-f]{8}(-[0-9a-f-]{0,27})?$/i.test(reference)) {
    throw new UsageProblem(
      `"${reference}" is not a reference. References have eight characters, such as 3F2A91C0.`,
    )
  }
  const [record, ...others] = await archive.find(reference)
  if (!record) throw new OperatorError(`There is no enquiry ${reference}.`)
  if (others.length > 0) {
    const ids = [record, ...others].map(({ enquiry }) => enquiry.id)
    throw new OperatorError(
      `${referenceOf(record.enquiry.id)} matches several enquiries. ` +
        `Use the full id of one of them: ${ids.join(', ')}.`,
    )
  }
  return [record.enquiry.id, record.status]
}
