import { stat } from 'node:fs/promises'
import { listBackups } from '../storage/list-backups.ts'

/**
 * When the newest backup in a folder was made; `null` when there is none or the folder cannot be
 * read.
 */
export async function lastBackup(folder: string): Promise<number | null> {
  try {
    const files = await Promise.all((await listBackups(folder)).map((file) => stat(file)))
    return files.length === 0 ? null : Math.max(...files.map(({ mtimeMs }) => mtimeMs))
  } catch {
    return null
  }
}
