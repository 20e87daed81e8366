import { terminalText } from '../process/terminal-text.ts'

/**
 * What begins a formula (CWE-1236), in its full-width and small forms as well: spreadsheets take those
 * for the same.
 */
const formulaCharacters = '=+\\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20'

/**
 * Where spreadsheets divide a line, or end it even within quotes: a Swiss Excel divides at semicolons,
 * and whoever imports a file chooses among all of these.
 */
const separators = ',;|\\t\\n'

/**
 * Everything between two texts, and a formula character that follows. Spreadsheets skip spaces, quotes
 * and what nobody sees. One pass over each character: a message may be a million line breaks.
 */
const gap = new RegExp(
  `(^[${separators}\\s\\p{C}"]*|[${separators}\\s\\p{C}"]+)([${formulaCharacters}]?)`,
  'gu',
)

const separator = new RegExp(`[${separators}]`)
const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g

/**
 * A row as RFC 4180 has it, but with the semicolons at which Excel divides in Switzerland, and with cells
 * that no spreadsheet runs: an apostrophe keeps them text.
 */
export function csvRow(cells: readonly string[]): string {
  return cells.map(csvCell).join(';')
}

function csvCell(text: string): string {
  const cell = withoutFormulas(terminalText(text.replace(lineBreak, '\n')))
  return /[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function withoutFormulas(text: string): string {
  return text.replace(gap, (match, before: string, formula: string, position: number) => {
    const beginsCell = position === 0 || separator.test(before)
    return formula !== '' && beginsCell ? `${before}'${formula}` : match
  })
}
