import { fileURLToPath } from 'node:url'

/** A file of this folder. */
export function mediaFile(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

/** Intermediate results; may be deleted at any time, never committed. */
export const cache = mediaFile('./cache/')

/** Results that the site uses; committed. */
export const filmFolder = mediaFile('../../apps/website/src/film/')
export const imageFolder = mediaFile('../../apps/website/src/images/')
export const typeface = mediaFile('../../packages/brand/archivo.woff2')
