import { shortened, terminalText } from '../text/clean-text.ts'

/** Characters that begin a formula (CWE-1236), with their full-width and small forms. */
const formulaCharacters = '=+\\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20'

/** Where spreadsheets split a row into cells: Excel with Swiss settings at semicolons, import dialogs at any of these. */
const separators = ',;|\\t\\n'

/** What spreadsheets skip before a formula character. Linear in time: a message may be a million line breaks. */
const gap = new RegExp(
  `(^[${separators}\\s\\p{C}"]*|[${separators}\\s\\p{C}"]+)([${formulaCharacters}]?)`,
  'gu',
)

/** Digits with what else makes a number, date or time of them, such as `12/24`, `1E5` or `079 123 45 67`. */
const numberOrDate = /^(?=.*\d)[\d\s.,:/'’%()-]+(?:E[+-]?\d+)?\s*(?:[ap]m?)?\s*$/i

/** Numbers that are shown as they were written, and times as the service writes them. */
const unchanged = /^(?:0|[1-9]\d{0,10}|\d{4}-\d\d-\d\d \d\d:\d\d)$/

/** Longer texts are no dates or numbers. */
const maxValueLength = 40

/** What fits in a cell of Excel, in UTF-16 units; it drops the rest, or refuses the file. */
const maxCellLength = 32_767

const shortenedNote = ' … (shortened; the export as JSON has the whole text)'

const separator = new RegExp(`[${separators}]`)
const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g

/** A row (RFC 4180) with semicolons, and apostrophes before what a spreadsheet takes for a formula, date or number. */
export const csvRow = (cells: readonly string[]): string => cells.map(csvCell).join(';')

function csvCell(text: string): string {
  const clean = terminalText(text.replace(lineBreak, '\n'))
  const safe = withoutFormulas(clean)
  const cell =
    isChanged(clean) && !safe.startsWith("'")
      ? `'${safe}`
      : shortened(safe, maxCellLength, shortenedNote)
  return /[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

const isChanged = (text: string): boolean =>
  text.length <= maxValueLength && !unchanged.test(text) && numberOrDate.test(text)

const withoutFormulas = (text: string): string =>
  text.replace(gap, (match, before: string, formula: string, position: number) => {
    const beginsCell = position === 0 || separator.test(before)
    return formula !== '' && beginsCell ? `${before}'${formula}` : match
  })
