import { company } from '@site/company/facts/company.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { languageNames } from '@site/company/i18n/language-names.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { fieldNames, plainLabelOf } from '@site/enquiry/fields.ts'
import { referenceOf } from '@site/enquiry/reference.ts'
import { swissTime } from '@site/company/i18n/swiss-time.ts'
import { statusKeys } from '../desk/desk-pages.ts'
import { terminalText } from '../text/clean-text.ts'
import { markKeys } from '../mail/mail-content.ts'
import type { EnquiryRecord } from '../storage/enquiry-record.ts'
import { csvRow } from './csv.ts'

const { language } = company
const text = messages[language]
const deskText = deskMessages[language]

type Column = [label: string, cell: (record: EnquiryRecord) => string]

const columns: Column[] = [
  [text.MAIL_REFERENCE, ({ enquiry }) => referenceOf(enquiry.id)],
  [text.MAIL_RECEIVED, ({ enquiry }) => formatTime(enquiry.receivedAt)],
  [deskText.EXPORT_STATUS, ({ status }) => deskText[statusKeys[status]]],
  [text.MAIL_MARK, ({ enquiry: { mark } }) => (mark ? text[markKeys[mark]] : '')],
  [deskText.TAG_ANSWERED, ({ answeredAt }) => (answeredAt === null ? '' : formatTime(answeredAt))],
  [deskText.ANSWERED_BY, ({ answeredBy }) => answeredBy ?? ''],
  [text.MAIL_LANGUAGE, ({ enquiry }) => languageNames([enquiry.locale], language)],
  ...fieldNames.map((name): Column => [
    text[plainLabelOf(name)],
    ({ enquiry }) => enquiry.values[name],
  ]),
  [deskText.NOTE, ({ note }) => note ?? ''],
]

/** A table for spreadsheets in the company's language, with times in Swiss time, line by line. */
async function* csvLines(records: AsyncIterable<EnquiryRecord>): AsyncGenerator<string> {
  // Without a byte order mark Excel reads the file in the system's legacy encoding.
  yield `\uFEFF${csvRow(columns.map(([label]) => label))}\r\n`
  for await (const record of records) {
    yield `${csvRow(columns.map(([, cell]) => cell(record)))}\r\n`
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

/** `2026-11-20 23:05`, in Swiss time. */
export const formatTime = (time: number): string =>
  swissTime(time).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
