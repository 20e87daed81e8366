import { open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { backupFolder } from '../settings/data-folder.ts'

export type DiskStatus = Awaited<ReturnType<typeof readDisk>>

/** The disk that holds the enquiries, and their newest backup on it; `null`: there is none. */
export async function readDisk(dataFolder: string) {
  const { bavail, bsize } = await statfs(dataFolder)
  const folder = backupFolder(dataFolder)
  return { freeBytes: bavail * bsize, backupFolder: folder, lastBackup: await lastBackup(folder) }
}

async function lastBackup(folder: string): Promise<number | null> {
  try {
    const backups = (await readdir(folder)).filter((name) => name.endsWith('.db'))
    const files = await Promise.all(backups.map((name) => stat(join(folder, name))))
    return files.length === 0 ? null : Math.max(...files.map(({ mtimeMs }) => mtimeMs))
  } catch {
    return null
  }
}

/** An ordinary enquiry takes about half of this, including indexes and the write-ahead log. */
const probeBytes = 64 * 1024

/** Writes a small file next to the database: on a full disk a small commit may still fit into its log. */
export async function probeDisk(folder: string): Promise<void> {
  const path = join(folder, 'write-probe')
  try {
    await using file = await open(path, 'w', 0o600)
    // Random bytes: some file systems allocate no space for zeros.
    await file.write(randomBytes(probeBytes))
    await file.datasync()
  } finally {
    await rm(path, { force: true })
  }
}
