import { minFreeBytes } from '../alerts/checks.ts'
import { freeBytes, type ReadDisk } from '../health/free-bytes.ts'
import { existingFolder } from '../settings/existing-folder.ts'
import { fail, ok, type Finding } from './finding.ts'

const megabyte = 1024 * 1024

/** @param folder where the enquiries are or will be stored */
export async function checkDisk(folder: string, readDisk?: ReadDisk): Promise<Finding[]> {
  const existing = existingFolder(folder)
  const bytes = await freeBytes(folder, readDisk)
  const free = `${Math.floor(bytes / megabyte).toLocaleString('en')} MB`
  if (bytes >= minFreeBytes) return [ok(`${free} are free in ${existing}.`)]
  return [
    fail(
      `Only ${free} are free in ${existing}; at least ${minFreeBytes / megabyte} MB are needed. ` +
        'Free some space, or enquiries can soon no longer be stored.',
    ),
  ]
}
