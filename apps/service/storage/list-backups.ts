import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** How the name of a backup ends while it is being written, and after a crash. */
export const unfinished = '.unfinished.db'

/** The paths of all finished backups in a folder; none if the folder does not exist. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : []
  return names
    .filter((name) => name.endsWith('.db') && !name.endsWith(unfinished))
    .map((name) => join(folder, name))
}
