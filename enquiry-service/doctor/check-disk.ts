import { leastFreeBytes } from '../alerts/checks.ts'
import { freeBytes, type LookAtDisk } from '../health/free-bytes.ts'
import { existingFolder } from '../settings/existing-folder.ts'
import { fail, ok, type Finding } from './finding.ts'

const megabyte = 1024 * 1024

/** @param folder on the disk that holds the enquiries, or will */
export async function checkDisk(folder: string, look?: LookAtDisk): Promise<Finding[]> {
  const place = existingFolder(folder)
  const bytes = await freeBytes(folder, look)
  const free = `${Math.floor(bytes / megabyte).toLocaleString('en')} MB`
  if (bytes >= leastFreeBytes) return [ok(`${free} are free in ${place}.`)]
  return [
    fail(
      `Only ${free} are free in ${place}; at least ${leastFreeBytes / megabyte} MB are needed. ` +
        'Make room before enquiries can no longer be stored.',
    ),
  ]
}
