import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { leastFreeBytes } from '../alerts/checks.ts'
import { existingFolder } from '../settings/existing-folder.ts'
import { fail, ok, type Finding } from './finding.ts'

type Room = Pick<StatsFs, 'bavail' | 'bsize'>

const megabyte = 1024 * 1024

/** @param folder on the disk that holds the enquiries, or will */
export async function checkDisk(
  folder: string,
  look: (path: string) => Promise<Room> = statfs,
): Promise<Finding[]> {
  const place = existingFolder(folder)
  const { bavail, bsize } = await look(place)
  const free = `${Math.floor((bavail * bsize) / megabyte).toLocaleString('en')} MB`
  if (bavail * bsize >= leastFreeBytes) return [ok(`${free} are free in ${place}.`)]
  return [
    fail(
      `Only ${free} are free in ${place}; at least ${leastFreeBytes / megabyte} MB are needed. ` +
        'Make room before enquiries can no longer be stored.',
    ),
  ]
}
