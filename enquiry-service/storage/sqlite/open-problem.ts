import { dirname } from 'node:path'
import { OwnerProblem } from '../../process/owner-problem.ts'

/** Says why a database file cannot be used, and what to do. */
export function openProblem(file: string, error: unknown): string {
  const { message } = error as Error
  if (isDamaged(error)) return damagedFile(file, message)
  if (isInaccessible(error)) return unwritableFolder(dirname(file), message)
  return (
    `The database ${file} cannot be used (${message}): docs/operations.md says what to do, under ` +
    '"When readiness is red".'
  )
}

export function damagedFile(file: string, reason: string): string {
  return (
    `The database ${file} is damaged (${reason}). Restore the newest backup with ` +
    '"npm run enquiries -- restore FILE", which keeps the damaged file, and start again.'
  )
}

export function foreignFile(file: string): string {
  return `${file} belongs to another program. Choose another DATA_DIR.`
}

export function unwritableFolder(folder: string, reason?: string): string {
  return (
    `DATA_DIR must be a folder that this user may write to: ${folder} is not` +
    `${reason === undefined ? '' : ` (${reason})`}. Make the user of the service its owner, or ` +
    'choose another folder.'
  )
}

/** The result codes SQLITE_READONLY and SQLITE_CANTOPEN; errors of the file system have no code. */
function isInaccessible(error: unknown): boolean {
  const { errcode } = error as { errcode?: number }
  return errcode === undefined || [8, 14].includes(errcode & 0xff)
}

/** SQLITE_CORRUPT and SQLITE_NOTADB (https://www.sqlite.org/rescode.html). */
const damaged = [11, 26]

/** Whether an operation failed because the database file is damaged. */
export function isDamaged(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode
  return code !== undefined && damaged.includes(code & 0xff)
}

/**
 * Runs `work` on the database.
 * @throws OwnerProblem when another process holds its lock for too long (SQLITE_BUSY)
 */
export function reportingLock<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    const code = (error as { errcode?: number }).errcode
    if (code === undefined || (code & 0xff) !== 5) throw error
    throw new OwnerProblem(databaseInUse, { cause: error })
  }
}

export const databaseInUse = 'The database is in use. Please try again in a moment.'
