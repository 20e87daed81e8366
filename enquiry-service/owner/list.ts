import { referenceOf } from '../../enquiry-contract/reference.ts'
import { singleLine } from '../mail/clean-text.ts'
import type { EnquiryRecord } from '../store/enquiry-archive.ts'
import { summaryOf } from '../store/enquiry-summary.ts'
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

  async run(input, { archive, now, print, drained }) {
    const limit = Number(input.options.limit ?? defaultLimit)
    if (!Number.isInteger(limit) || limit < 1) {
      throw new UsageProblem('--limit must be a whole number from 1.')
    }
    const filter = readFilter(input, now)
    // Never more than one whole enquiry: each may be as large as a post.
    const rows: string[][] = []
    let count = 0
    for await (const record of archive.list(filter)) {
      count += 1
      if (count > limit) break
      if (!input.options.json) rows.push(row(record))
      else {
        print(JSON.stringify(record))
        await drained()
      }
    }
    if (input.options.json) return
    if (rows.length === 0) {
      print('There are no such enquiries.')
      return
    }
    print(table(['Reference', 'Received', 'Status', 'Mark', 'Name', 'E-mail'], rows))
    if (count > limit) print(`\nThere are more than ${limit}; --limit shows more of them.`)
  },
}

function row({ enquiry, status }: EnquiryRecord): string[] {
  const { name, email } = summaryOf(enquiry.values)
  return [
    referenceOf(enquiry.id),
    shownMoment(enquiry.receivedAt),
    status,
    enquiry.mark ?? '',
    singleLine(name),
    singleLine(email),
  ]
}
