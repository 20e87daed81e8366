import { createHash } from 'node:crypto'

/**
 * Names the exact content that a cached result was made from. Comments and spacing in program text
 * do not count, so that explaining code better does not cost an hour of rendering.
 */
export function fingerprint(...contents: readonly (string | Uint8Array)[]): string {
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
