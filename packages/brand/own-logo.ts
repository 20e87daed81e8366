/** The owner's symbol in the place of ours: SVG, in which `currentColor` is the colour of the text. */
export interface OwnLogo {
  viewBox: string
  shapes: string
}

/** Made of `content/pictures/logo.svg` (apps/website/own-pictures), if there is one. */
export const [ownLogo] = Object.values(
  import.meta.glob<OwnLogo>('../../.own-pictures/logo.json', {
    eager: true,
    import: 'default',
  }),
)
