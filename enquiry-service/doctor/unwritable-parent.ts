import { accessSync, constants } from 'node:fs'
import { existingFolder } from '../settings/existing-folder.ts'

/**
 * The folder that this user may not write to: the folder itself, or its nearest existing parent
 * when it has yet to be created. `null` when it can be written.
 */
export function unwritableParent(folder: string): string | null {
  const existing = existingFolder(folder)
  try {
    accessSync(existing, constants.W_OK | constants.X_OK)
    return null
  } catch {
    return existing
  }
}
