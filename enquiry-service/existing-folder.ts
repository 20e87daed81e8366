import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

/** The folder itself, or the nearest one above it that exists already. */
export function existingFolder(folder: string): string {
  return existsSync(folder) ? folder : existingFolder(dirname(folder))
}
