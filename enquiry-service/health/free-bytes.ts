import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { existingFolder } from '../settings/existing-folder.ts'

/** Replaced in tests. */
export type LookAtDisk = (path: string) => Promise<Pick<StatsFs, 'bavail' | 'bsize'>>

/** How many bytes are free on the disk of a folder, which need not exist yet. */
export async function freeBytes(folder: string, look: LookAtDisk = statfs): Promise<number> {
  const { bavail, bsize } = await look(existingFolder(folder))
  return bavail * bsize
}
