import type { OwnLogo } from './own-logo.ts'
import { symbol } from './symbol.ts'

export interface SymbolColours {
  sheets: string
  summit: string
}

/**
 * The symbol in given colours on its field of 32 × 32, as SVG markup. An owner's own takes the colour of the
 * sheets where it has none.
 */
export function symbolShapes({ sheets, summit }: SymbolColours, own: OwnLogo | undefined): string {
  if (own) {
    return `<svg width="${symbol.size}" height="${symbol.size}" viewBox="${own.viewBox}" color="${sheets}" fill="${sheets}">${own.shapes}</svg>`
  }
  const { cx, cy, r } = symbol.summit
  return `<path fill="${sheets}" d="${symbol.sheets}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${summit}"/>`
}
