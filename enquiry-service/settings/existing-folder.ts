import { existsSync, readlinkSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The folder itself, or the nearest one above it that exists already. A link that leads nowhere, as to a
 * disk that is not mounted, exists: no folder can be made in its place.
 */
export function existingFolder(folder: string): string {
  return existsSync(folder) || isLink(folder) ? folder : existingFolder(dirname(folder))
}

function isLink(path: string): boolean {
  try {
    readlinkSync(path)
    return true
  } catch {
    return false
  }
}
