import { dirname } from 'node:path'
import { resultCodeOf } from '../disk-full.ts'

/** Says why a database file cannot be used, and what to do. */
export function openProblem(file: string, error: unknown): string {
  const { message } = error as Error
  if (isDamaged(error)) {
    return (
      `The database ${file} is damaged (${message}). Restore the newest backup with ` +
      '"npm run enquiries -- restore FILE", which keeps the damaged file, and start again.'
    )
  }
  const code = resultCodeOf(error)
  // SQLITE_READONLY and SQLITE_CANTOPEN; errors of the file system have no code.
  if (code === undefined || [8, 14].includes(code)) {
    return (
      `DATA_DIR must be a folder that this user may write to: ${dirname(file)} is not (${message}). ` +
      'Make the user of the service its owner, or choose another folder.'
    )
  }
  return (
    `The database ${file} cannot be used (${message}): docs/operations.md says what to do, under ` +
    '"When readiness is red".'
  )
}

/** Whether an operation failed because the database file is damaged: SQLITE_CORRUPT or SQLITE_NOTADB. */
export function isDamaged(error: unknown): boolean {
  return [11, 26].includes(resultCodeOf(error) ?? 0)
}
