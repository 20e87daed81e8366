import { company } from '@site/company/facts/company.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { languageNames } from '@site/company/i18n/language-names.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { fieldNames, plainLabelOf } from '@site/enquiry/fields.ts'
import { referenceOf } from '@site/enquiry/reference.ts'
import { timeZone } from '@site/company/i18n/swiss-time.ts'
import { statusKeys } from '../desk/desk-pages.ts'
import { terminalText } from '../text/clean-text.ts'
import { markKeys } from '../mail/mail-content.ts'
import type { EnquiryRecord } from '../storage/enquiry-record.ts'
import { csvRow } from './csv.ts'

const { language } = company
const text = messages[language]
const deskText = deskMessages[language]

const columns = [
  text.MAIL_REFERENCE,
  text.MAIL_RECEIVED,
  deskText.EXPORT_STATUS,
  text.MAIL_MARK,
  deskText.TAG_ANSWERED,
  deskText.ANSWERED_BY,
  text.MAIL_LANGUAGE,
  ...fieldNames.map((name) => text[plainLabelOf(name)]),
  deskText.NOTE,
]

/** A table for spreadsheets in the company's language, with times in Swiss time, line by line. */
async function* csvLines(records: AsyncIterable<EnquiryRecord>): AsyncGenerator<string> {
  // Without a byte order mark Excel reads the file in the system's legacy encoding.
  yield `\uFEFF${csvRow(columns)}\r\n`
  for await (const { enquiry, status, answeredAt, answeredBy, note } of records) {
    const { mark, values } = enquiry
    const cells = [
      referenceOf(enquiry.id),
      formatTime(enquiry.receivedAt),
      deskText[statusKeys[status]],
      mark === null ? '' : text[markKeys[mark]],
      answeredAt === null ? '' : formatTime(answeredAt),
      answeredBy ?? '',
      languageNames([enquiry.locale], language),
      ...fieldNames.map((name) => values[name]),
      note ?? '',
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

const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
})

/** `2026-11-20 23:05`, in Swiss time. */
export function formatTime(time: number): string {
  return format.format(time)
}
