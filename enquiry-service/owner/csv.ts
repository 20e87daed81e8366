/** Spreadsheets run a cell that begins so as a formula (CWE-1236). */
const formula = /^[=+\-@\t\r]/

/** A row of RFC 4180 whose cells no spreadsheet runs: an apostrophe keeps them text. */
export function csvRow(cells: readonly string[]): string {
  return cells
    .map((cell) => (formula.test(cell) ? `'${cell}` : cell))
    .map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')
}
