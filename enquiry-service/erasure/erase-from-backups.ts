import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openSqliteArchive } from '../store/sqlite/sqlite-archive.ts'

/**
 * Removes enquiries from every backup in a folder.
 * @throws Error naming the backups that could not be opened, after all others are done
 */
export async function eraseFromBackups(ids: readonly string[], folder: string): Promise<void> {
  const failures: string[] = []
  for (const file of await backupsIn(folder)) {
    try {
      const backup = openSqliteArchive(file)
      try {
        await backup.erase(ids)
        await backup.scrub()
      } finally {
        await backup.close()
      }
    } catch (error) {
      failures.push(`${file} (${(error as Error).message})`)
    }
  }
  if (failures.length > 0) {
    throw new Error(
      `Some backups could not be opened and may still hold what was to be erased: ` +
        `${failures.join(', ')}. Please delete them, or make them readable and try again.`,
    )
  }
}

async function backupsIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder)
    return names.filter((name) => name.endsWith('.db')).map((name) => join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
