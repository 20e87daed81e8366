import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fieldNames } from '../../enquiry-contract/fields.ts'
import { referenceOf } from '../../enquiry-contract/reference.ts'
import { createPrivateFile } from '../storage/create-private-file.ts'
import { OwnerProblem } from '../process/owner-problem.ts'
import { terminalText } from '../process/terminal-text.ts'
import type { EnquiryRecord } from '../storage/enquiry-archive.ts'
import { UsageProblem, type Command } from './command.ts'
import { csvRow } from './csv.ts'
import { filterOptionHelp, filterOptions, readFilter } from './enquiry-filter.ts'
import { isInside } from './is-inside.ts'

export const exportEnquiries: Command = {
  usage: 'export [--out FILE]',
  summary: 'write enquiries as a table for spreadsheets, or as JSON',
  options: { ...filterOptions, format: { type: 'string' }, out: { type: 'string' } },
  optionHelp: {
    ...filterOptionHelp,
    format: 'csv, or json with one enquiry per line (default: csv)',
    out: 'the file to write (default: print everything)',
  },

  async run(input, { archive, settings, now, print, drained }) {
    const { format = 'csv', out } = input.options
    if (format !== 'csv' && format !== 'json') {
      throw new UsageProblem('--format must be csv or json.')
    }
    const records = archive.list(readFilter(input, now))
    const lines = format === 'csv' ? csvLines(records) : jsonLines(records)
    if (out === undefined) {
      for await (const line of lines) {
        print(line.replace(/\r?\n$/, ''))
        await drained()
      }
      return
    }
    const file = resolve(String(out))
    if (isInside(settings.dataFolder, file)) {
      throw new OwnerProblem(
        'Write exports to a folder outside DATA_DIR: "erase" does not search them.',
      )
    }
    createPrivateFile(file)
    await pipeline(Readable.from(lines), createWriteStream(file))
    print(`Written to ${file}. It holds personal data: delete it when it is no longer needed.`)
  },
}

const columns = [
  'Reference',
  'Received',
  'Status',
  'Mark',
  'Language',
  ...fieldNames.map(columnName),
]

/** `Company name` for `companyName`. */
function columnName(field: string): string {
  const words = field.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

async function* csvLines(records: AsyncIterable<EnquiryRecord>): AsyncGenerator<string> {
  // Without the mark at its beginning Excel takes the file for the system's old encoding.
  yield `\uFEFF${csvRow(columns)}\r\n`
  for await (const { enquiry, status } of records) {
    const cells = [
      referenceOf(enquiry.id),
      new Date(enquiry.receivedAt).toISOString(),
      status,
      enquiry.mark ?? '',
      enquiry.locale,
      ...fieldNames.map((name) => enquiry.values[name]),
    ]
    yield `${csvRow(cells)}\r\n`
  }
}

async function* jsonLines(records: AsyncIterable<EnquiryRecord>): AsyncGenerator<string> {
  for await (const record of records) yield `${terminalText(JSON.stringify(record))}\n`
}
