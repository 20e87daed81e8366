import type { OwnLogo } from './own-logo.ts'
import { symbol } from './symbol.ts'

export interface SymbolColours {
  sheets: string
  summit: string
}

/**
 * The symbol as SVG markup of 32 × 32 units in these colours. The parts of an owner's symbol without a colour get that
 * of the sheets.
 */
export function symbolShapes({ sheets, summit }: SymbolColours, own: OwnLogo | undefined): string {
  if (own) {
    return `<svg width="${symbol.size}" height="${symbol.size}" viewBox="${own.viewBox}" color="${sheets}" fill="${sheets}">${own.shapes}</svg>`
  }
  const { cx, cy, r } = symbol.summit
  return `<path fill="${sheets}" d="${symbol.sheets}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${summit}"/>`
}
