/** The owner's symbol, which replaces the shipped one: SVG in which `currentColor` is the colour of the text. */
export interface OwnLogo {
  viewBox: string
  shapes: string
}

/** Converted from `content/pictures/logo.svg`, if there is one (apps/website/own-pictures). */
export const [ownLogo] = Object.values(
  import.meta.glob<OwnLogo>('../../.own-pictures/logo.json', {
    eager: true,
    import: 'default',
  }),
)
