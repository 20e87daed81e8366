import { shortened } from '../mail/clean-text.ts'

/** Rows in aligned columns under a heading; a cell longer than its column's limit is shortened. */
export function table(heading: string[], rows: string[][], longest = 32): string {
  const cells = [heading, ...rows].map((row) => row.map((cell) => shortened(cell, longest)))
  const widths = heading.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  )
  return cells
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}
