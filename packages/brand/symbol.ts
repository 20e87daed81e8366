import { ownLogo } from './own-logo.ts'

/** The width and height of the symbol in units of its own. */
export const symbolSize = 32

export const symbolViewBox = `0 0 ${symbolSize} ${symbolSize}`

/**
 * The company's symbol as SVG markup: three sheets of card, and the sun above them (decision 9). The edges of the sheets
 * are at multiples of two, so that they are sharp at 16 px. The parts of an owner's symbol without a colour get that of
 * the sheets.
 */
export function symbolShapes({ sheets, summit }: { sheets: string; summit: string }): string {
  if (ownLogo) {
    return `<svg width="${symbolSize}" height="${symbolSize}" viewBox="${ownLogo.viewBox}" color="${sheets}" fill="${sheets}">${ownLogo.shapes}</svg>`
  }
  return `<path fill="${sheets}" d="M2 26h28v4H2zM8 20h20v4H8zM14 14h12v4H14z"/><circle cx="22" cy="7" r="5" fill="${summit}"/>`
}
