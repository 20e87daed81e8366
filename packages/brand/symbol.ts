/** The owner's symbol, which replaces the shipped one: SVG in which `currentColor` is the colour of the text. */
export interface OwnLogo {
  viewBox: string
  shapes: string
}

/** Converted from `content/pictures/logo.svg`, if there is one (apps/website/own-pictures). */
const [ownLogo] = Object.values(
  import.meta.glob<OwnLogo>('../../.own-pictures/logo.json', {
    eager: true,
    import: 'default',
  }),
)

/** The width and height of the symbol in units of its own. */
export const symbolSize = 32

export const symbolViewBox = `0 0 ${symbolSize} ${symbolSize}`

/** The symbol as SVG, sharp at 16 px (decision 9). Parts of an owner's without a colour get that of the sheets. */
export function symbolShapes({ sheets, summit }: { sheets: string; summit: string }): string {
  if (ownLogo) {
    return `<svg width="${symbolSize}" height="${symbolSize}" viewBox="${ownLogo.viewBox}" color="${sheets}" fill="${sheets}">${ownLogo.shapes}</svg>`
  }
  return `<path fill="${sheets}" d="M2 26h28v4H2zM8 20h20v4H8zM14 14h12v4H14z"/><circle cx="22" cy="7" r="5" fill="${summit}"/>`
}
