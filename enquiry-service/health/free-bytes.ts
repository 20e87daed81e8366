import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { existingFolder } from '../settings/existing-folder.ts'

/** `statfs`, replaced in tests. */
export type ReadDisk = (path: string) => Promise<Pick<StatsFs, 'bavail' | 'bsize'>>

/** How many bytes are free on the disk of a folder, which need not exist yet. */
export async function freeBytes(folder: string, readDisk: ReadDisk = statfs): Promise<number> {
  const { bavail, bsize } = await readDisk(existingFolder(folder))
  return bavail * bsize
}
