import { symbol } from './symbol.ts'

export interface SymbolColours {
  sheets: string
  summit: string
}

/** The symbol's two shapes in given colours, as SVG markup. */
export function symbolShapes({ sheets, summit }: SymbolColours): string {
  const { cx, cy, r } = symbol.summit
  return `<path fill="${sheets}" d="${symbol.sheets}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${summit}"/>`
}
