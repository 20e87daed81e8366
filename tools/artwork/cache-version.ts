import { createHash } from 'node:crypto'

/**
 * Identifies the content from which a cached result was made. Comments and spacing in program text
 * do not count, so that a better comment does not cost an hour of rendering.
 */
export function cacheVersion(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) {
    hash.update(typeof content === 'string' ? essence(content) : content).update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}

function essence(text: string): string {
  return text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\/\/.*/g, '')
    .replace(/\s+/g, ' ')
}
