import { existsSync, readlinkSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The folder itself, or its nearest parent that exists. A broken link, such as one to an unmounted
 * disk, counts as existing: no folder can be created in its place.
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
