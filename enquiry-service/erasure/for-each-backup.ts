import { stat, utimes } from 'node:fs/promises'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { listBackups } from '../storage/list-backups.ts'
import { openBackup } from '../storage/sqlite/open-database.ts'
import { openSqliteArchive } from '../storage/sqlite/sqlite-archive.ts'

/**
 * Opens the backups in a folder, one after the other.
 * @returns the backups for which `work` failed, each with the reason
 */
export async function forEachBackup(
  folder: string,
  work: (backup: EnquiryArchive) => Promise<void>,
): Promise<string[]> {
  const unreachable: string[] = []
  for (const file of await backupsIn(folder)) {
    try {
      const { atime, mtime } = await stat(file)
      const backup = openSqliteArchive(file, openBackup)
      try {
        await work(backup)
      } finally {
        await backup.close()
        // Keep the file's times: old backups are found and deleted by them.
        await utimes(file, atime, mtime)
      }
    } catch (error) {
      unreachable.push(`${file} (${(error as Error).message})`)
    }
  }
  return unreachable
}

async function backupsIn(folder: string): Promise<string[]> {
  try {
    return await listBackups(folder)
  } catch {
    // Reported like a backup that cannot be opened.
    return [folder]
  }
}
