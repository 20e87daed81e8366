import { accessSync, constants } from 'node:fs'
import { existingFolder } from '../settings/existing-folder.ts'

/**
 * What keeps this user from writing to a folder, or from making it: the folder itself or the nearest one
 * above it that exists. `null` when nothing does.
 */
export function writingObstacle(folder: string): string | null {
  const existing = existingFolder(folder)
  try {
    accessSync(existing, constants.W_OK | constants.X_OK)
    return null
  } catch {
    return existing
  }
}
