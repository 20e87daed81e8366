import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { OperatorError } from '../settings/operator-error.ts'
import { databaseFile } from '../settings/data-folder.ts'
import { networkDiskWarning, readDisk, type ReadFileSystem } from '../status/disk.ts'
import { lowDiskSpaceMessage } from '../status/problems.ts'
import { openExisting } from '../storage/sqlite/open-database.ts'
import { openErrorMessage } from '../storage/sqlite/open-error.ts'
import { fail, note, ok, type Finding } from './finding.ts'

/**
 * Checks the database and its disk alongside a service that may be using them. What does not exist
 * yet is not created.
 */
export async function checkSqlite(
  dataFolder: string,
  readFileSystem: ReadFileSystem = statfs,
): Promise<Finding[]> {
  const file = databaseFile(dataFolder)
  const state = existsSync(file)
    ? checkFile(file)
    : note(`There is no database yet; the first start creates it in ${dataFolder}.`)
  return [state, ...(existsSync(dataFolder) ? await checkDisk(dataFolder, readFileSystem) : [])]
}

function checkFile(file: string): Finding {
  try {
    using database = openExisting(file)
    const { quick_check: verdict } = database.prepare('PRAGMA quick_check(1)').get() as {
      quick_check: string
    }
    if (verdict !== 'ok') {
      const SQLITE_CORRUPT = 11
      throw Object.assign(new Error(verdict), { errcode: SQLITE_CORRUPT })
    }
    // Real commits, which leave the value as it was: for an unchanged one SQLite writes nothing.
    for (const change of [1, -1]) {
      database.exec(`UPDATE installation SET checked_at = checked_at + ${change}`)
    }
    return ok(`${file} is intact and can be written.`)
  } catch (error) {
    return fail(error instanceof OperatorError ? error.message : openErrorMessage(file, error))
  }
}

async function checkDisk(folder: string, readFileSystem: ReadFileSystem): Promise<Finding[]> {
  const { freeBytes } = await readDisk(folder, readFileSystem)
  const problems = [
    lowDiskSpaceMessage(freeBytes),
    await networkDiskWarning(folder, readFileSystem),
  ]
  return problems.filter((problem) => problem !== null).map(fail)
}
