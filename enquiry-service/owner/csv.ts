/**
 * Where a cell begins for one spreadsheet or another, and what follows would be run as a formula
 * (CWE-1236). With a Swiss Excel cells end at a semicolon, and at a line's end even within quotes.
 */
const formula = /(^|[;\t\r\n])(\s*)(?=[=+\-@])/g

/** A row of RFC 4180 whose cells no spreadsheet runs: an apostrophe keeps them text. */
export function csvRow(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.replace(formula, "$1$2'"))
    .map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')
}
