import { toFormValues } from '../../enquiry-contract/payload.ts'
import { referenceOf } from '../../enquiry-contract/reference.ts'
import { singleLine } from '../mail/clean-text.ts'
import type { EnquiryRecord } from '../store/enquiry-archive.ts'
import { UsageProblem, type Command } from './command.ts'
import { filterOptionHelp, filterOptions, readFilter } from './enquiry-filter.ts'
import { shownMoment } from './moment.ts'
import { table } from './table.ts'

const defaultLimit = 50

export const list: Command = {
  usage: 'list',
  summary: 'the newest enquiries and whether their mails have left',
  options: { ...filterOptions, limit: { type: 'string' }, json: { type: 'boolean' } },
  optionHelp: {
    ...filterOptionHelp,
    limit: `at most so many; ${defaultLimit} unless told otherwise`,
    json: 'as JSON, an enquiry a line',
  },

  async run(input, { archive, now, print }) {
    const limit = Number(input.options.limit ?? defaultLimit)
    if (!Number.isInteger(limit) || limit < 1) {
      throw new UsageProblem('--limit must be a whole number from 1.')
    }
    const filter = readFilter(input, now)
    const records: EnquiryRecord[] = []
    let more = false
    for await (const record of archive.list(filter)) {
      more = records.length === limit
      if (more) break
      records.push(record)
    }
    if (input.options.json) {
      for (const record of records) print(JSON.stringify(record))
      return
    }
    if (records.length === 0) {
      print('There are no such enquiries.')
      return
    }
    print(table(['Reference', 'Received', 'Status', 'Mark', 'Name', 'E-mail'], records.map(row)))
    if (more) print(`\nThere are more than ${limit}; --limit shows more of them.`)
  },
}

function row({ enquiry, status }: EnquiryRecord): string[] {
  const { firstName, lastName, email } = toFormValues(enquiry.payload)
  return [
    referenceOf(enquiry.id),
    shownMoment(enquiry.receivedAt),
    status,
    enquiry.mark ?? '',
    singleLine(`${firstName} ${lastName}`),
    singleLine(email),
  ]
}
