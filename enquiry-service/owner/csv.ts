import { terminalText } from '../process/terminal-text.ts'

/**
 * Characters that begin a formula (CWE-1236), including their full-width and small forms, which
 * spreadsheets treat alike.
 */
const formulaCharacters = '=+\\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20'

/**
 * Characters at which spreadsheets split a row into cells, or end it even within quotes: Excel
 * with Swiss settings splits at semicolons, and an import dialog offers all of these.
 */
const separators = ',;|\\t\\n'

/**
 * Everything between two texts, and a formula character that follows. Spreadsheets skip spaces,
 * quotes and invisible characters. Runs in linear time: a message may be a million line breaks.
 */
const gap = new RegExp(
  `(^[${separators}\\s\\p{C}"]*|[${separators}\\s\\p{C}"]+)([${formulaCharacters}]?)`,
  'gu',
)

/** Phone numbers and references that would lose a zero, or become a power of ten. */
const changedNumber = /^(?:0\d+|\d+E\d+|\d{12,})$/i

const separator = new RegExp(`[${separators}]`)
const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g

/**
 * A row as in RFC 4180, but with semicolons, at which Excel with Swiss settings splits, and with
 * an apostrophe before anything that a spreadsheet would take for a formula or change as a number.
 */
export function csvRow(cells: readonly string[]): string {
  return cells.map(csvCell).join(';')
}

function csvCell(text: string): string {
  const safe = withoutFormulas(terminalText(text.replace(lineBreak, '\n')))
  const cell = safe.replace(changedNumber, "'$&")
  return /[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function withoutFormulas(text: string): string {
  return text.replace(gap, (match, before: string, formula: string, position: number) => {
    const beginsCell = position === 0 || separator.test(before)
    return formula !== '' && beginsCell ? `${before}'${formula}` : match
  })
}
