import { spreadOf } from '../figures/spread.ts'
import type { Cell } from '../part.ts'

/** Three significant digits, or all digits of the integer part. */
export function writeFigure(value: number): string {
  if (value === 0 || !Number.isFinite(value)) return String(value)
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  return value.toLocaleString('en-GB', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
  })
}

/** Several measurements as `median (minimum–maximum)`. */
export function writeCell(cell: Cell): string {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return writeFigure(cell)
  const { min, median, max } = spreadOf(cell)
  if (cell.length === 1) return writeFigure(median)
  return `${writeFigure(median)} (${writeFigure(min)}–${writeFigure(max)})`
}
