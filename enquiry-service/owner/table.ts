import { shortened } from '../mail/clean-text.ts'

/** Aligns rows in columns under a heading; a cell that is too long is shortened. */
export function table(heading: string[], rows: string[][], maxCellLength = 32): string {
  const cells = [heading, ...rows].map((row) => row.map((cell) => shortened(cell, maxCellLength)))
  const widths = heading.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  )
  return cells
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}
