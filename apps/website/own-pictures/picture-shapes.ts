/** The size of a converted picture in pixels, and the widths of its files in each format. */
export interface PictureShape {
  width: number
  height: number
  avif: readonly number[]
  webp: readonly number[]
  jpeg: readonly number[]
}

/** The same sizes and formats as those of the shipped pictures (tools/artwork/README.md). */
export const pictureShapes = {
  page: { width: 1920, height: 1440, avif: [640, 1280, 1920], webp: [1280], jpeg: [] },
  portrait: { width: 640, height: 640, avif: [320, 640], webp: [640], jpeg: [] },
  landscapePoster: { width: 1920, height: 1080, avif: [1920], webp: [1920], jpeg: [1920] },
  portraitPoster: { width: 720, height: 1280, avif: [720], webp: [720], jpeg: [] },
} satisfies Record<string, PictureShape>

/** The portraits in the repository. */
export const shippedPortraits: readonly string[] = ['portrait-1', 'portrait-2', 'portrait-3']
