import { OwnerProblem } from '../process/owner-problem.ts'
import type { EnquiryArchive, EnquiryRecord } from '../storage/enquiry-archive.ts'
import { referenceOf } from '../../enquiry-contract/reference.ts'
import { UsageProblem } from './command.ts'

/**
 * Finds enquiries by the references shown in emails; one at a time, as each may be as large as the
 * largest post.
 * @throws UsageProblem for an invalid reference, OwnerProblem for an unknown or ambiguous one
 */
export async function* findEnquiries(
  archive: EnquiryArchive,
  references: readonly string[],
): AsyncGenerator<EnquiryRecord> {
  for (const reference of references) {
    if (!/^[0-9a-f]{8}(-[0-9a-f-]{0,27})?$/i.test(reference)) {
      throw new UsageProblem(
        `"${reference}" is not a reference. References have eight characters, such as 3F2A91C0.`,
      )
    }
    const [record, ...others] = await archive.find(reference)
    if (!record) throw new OwnerProblem(`There is no enquiry ${reference}.`)
    if (others.length > 0) {
      const ids = [record, ...others].map(({ enquiry }) => enquiry.id)
      throw new OwnerProblem(
        `${referenceOf(record.enquiry.id)} matches several enquiries. ` +
          `Use the full id of one of them: ${ids.join(', ')}.`,
      )
    }
    yield record
  }
}
