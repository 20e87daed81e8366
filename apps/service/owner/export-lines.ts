import { fieldNames } from '@site/enquiry/fields.ts'
import { referenceOf } from '@site/enquiry/reference.ts'
import { terminalText } from '../text/terminal-text.ts'
import type { EnquiryRecord } from '../storage/enquiry-record.ts'
import { csvRow } from './csv.ts'
import { formatTime } from './time.ts'

const columns = [
  'Reference',
  'Received',
  'Status',
  'Mark',
  'Answered',
  'Language',
  ...fieldNames.map(columnName),
]

/** `Company name` for `companyName`. */
function columnName(field: string): string {
  const words = field.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * A table for spreadsheets, with headings and times in Swiss time, line by line with line breaks.
 */
async function* csvLines(records: AsyncIterable<EnquiryRecord>): AsyncGenerator<string> {
  // Without a byte order mark Excel reads the file in the system's legacy encoding.
  yield `\uFEFF${csvRow(columns)}\r\n`
  for await (const { enquiry, status, answeredAt } of records) {
    const cells = [
      referenceOf(enquiry.id),
      formatTime(enquiry.receivedAt),
      status,
      enquiry.mark ?? '',
      answeredAt === null ? '' : formatTime(answeredAt),
      enquiry.locale,
      ...fieldNames.map((name) => enquiry.values[name]),
    ]
    yield `${csvRow(cells)}\r\n`
  }
}

/** A JSON array with one enquiry per line. */
async function* jsonLines(records: AsyncIterable<EnquiryRecord>): AsyncGenerator<string> {
  yield '[\n'
  let last = ''
  for await (const record of records) {
    if (last !== '') yield `${last},\n`
    last = terminalText(JSON.stringify(record))
  }
  if (last !== '') yield `${last}\n`
  yield ']\n'
}

/** The formats of an export, with their media types. */
export const exportFormats = {
  csv: { lines: csvLines, type: 'text/csv; charset=utf-8' },
  json: { lines: jsonLines, type: 'application/json; charset=utf-8' },
}
