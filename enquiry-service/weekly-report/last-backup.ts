import { stat } from 'node:fs/promises'
import { listBackups, unfinished } from '../storage/list-backups.ts'

/**
 * When the newest backup in a folder was made; `null` when there is none or the folder cannot be
 * read.
 */
export async function lastBackup(folder: string): Promise<number | null> {
  try {
    const backups = (await listBackups(folder)).filter((file) => !file.endsWith(unfinished))
    const files = await Promise.all(backups.map((file) => stat(file)))
    return files.length === 0 ? null : Math.max(...files.map(({ mtimeMs }) => mtimeMs))
  } catch {
    return null
  }
}
