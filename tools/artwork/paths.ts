import { fileURLToPath } from 'node:url'

/** A file of this folder. */
export function mediaFile(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

/** Intermediate results; may be deleted at any time, never committed. */
export const cache = mediaFile('./cache/')

/** Results that the site uses; committed. */
export const filmFolder = mediaFile('../website/src/film/')
export const imageFolder = mediaFile('../website/src/images/')
export const typeface = mediaFile('../website/src/styles/archivo.woff2')
