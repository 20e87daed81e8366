import { diskCheck } from '../alerts/checks.ts'
import { freeBytes, type ReadDisk } from '../health/free-bytes.ts'
import { existingFolder } from '../settings/existing-folder.ts'
import { fail, ok, type Finding } from './finding.ts'

/** @param folder where the enquiries are or will be stored */
export async function checkDisk(folder: string, readDisk?: ReadDisk): Promise<Finding[]> {
  const problem = await diskCheck(folder, readDisk)()
  if (problem) return [fail(problem.message)]
  const megabytes = Math.floor((await freeBytes(folder, readDisk)) / 1024 / 1024)
  return [ok(`${megabytes.toLocaleString('en')} MB are free in ${existingFolder(folder)}.`)]
}
