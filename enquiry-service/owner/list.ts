import { referenceOf } from '../../enquiry-contract/reference.ts'
import { shortened, singleLine } from '../mail/clean-text.ts'
import type { EnquiryRecord } from '../storage/enquiry-archive.ts'
import { summaryOf } from '../storage/enquiry-summary.ts'
import { UsageProblem, type Command } from './command.ts'
import { filterOptionHelp, filterOptions, readFilter } from './enquiry-filter.ts'
import { describeReview } from './describe-review.ts'
import { formatTime } from './time.ts'

const defaultLimit = 50

export const list: Command = {
  usage: 'list',
  summary: 'list the newest enquiries, and whether their emails have been sent',
  options: { ...filterOptions, limit: { type: 'string' }, json: { type: 'boolean' } },
  optionHelp: {
    ...filterOptionHelp,
    limit: `at most this many (default: ${defaultLimit})`,
    json: 'as JSON, one per line',
  },

  async run(input, { archive, now, print, drained }) {
    const limit = Number(input.options.limit ?? defaultLimit)
    if (!Number.isInteger(limit) || limit < 1) {
      throw new UsageProblem('--limit must be a whole number of at least 1.')
    }
    const filter = readFilter(input, now)
    // Only one whole enquiry in memory at a time: each may be as large as the largest post.
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
      print('No enquiries match.')
      return
    }
    print(table(['Reference', 'Received', 'Delivery', 'Review', 'Name', 'Email'], rows))
    if (count > limit) print(`\nThese are the newest ${limit}; --limit shows more.`)
  },
}

function row(record: EnquiryRecord): string[] {
  const { enquiry, status } = record
  const { name, email } = summaryOf(enquiry.values)
  return [
    referenceOf(enquiry.id),
    formatTime(enquiry.receivedAt),
    status,
    describeReview(record),
    singleLine(name),
    singleLine(email),
  ]
}

/** Aligns rows in columns under a heading; a cell that is too long is shortened. */
function table(heading: string[], rows: string[][], maxCellLength = 32): string {
  const cells = [heading, ...rows].map((row) => row.map((cell) => shortened(cell, maxCellLength)))
  const widths = heading.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  )
  return cells
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}
