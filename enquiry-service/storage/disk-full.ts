import { resultCodeOf } from './sqlite/open-problem.ts'

/** Whether an error of the file system, of SQLite (SQLITE_FULL) or of PostgreSQL says that a disk is full. */
export function isDiskFull(error: Error): boolean {
  const { code } = error as { code?: unknown }
  return code === 'ENOSPC' || code === '53100' || resultCodeOf(error) === 13
}
