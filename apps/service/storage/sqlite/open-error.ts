import { dirname } from 'node:path'
import { sqliteResultCode } from '../disk-full.ts'

/** The error message for a database file that cannot be used, with advice. */
export function openErrorMessage(file: string, error: unknown): string {
  const { message } = error as Error
  if (isDamaged(error)) {
    return (
      `The database ${file} is damaged (${message}). Restore the newest backup with ` +
      '"npm run enquiries -- restore FILE", which keeps the damaged file, and start again.'
    )
  }
  const code = sqliteResultCode(error)
  // SQLITE_READONLY and SQLITE_CANTOPEN; errors of the file system have no code.
  if (code === undefined || [8, 14].includes(code)) {
    return (
      `DATA_DIR must be a folder that this user may write to: ${dirname(file)} is not (${message}). ` +
      'Make the user of the service its owner, or choose another folder.'
    )
  }
  return (
    `The database ${file} cannot be used (${message}): see "When readiness is red" ` +
    'in docs/operations.md.'
  )
}

/** Whether an operation failed because the database file is damaged: SQLITE_CORRUPT or SQLITE_NOTADB. */
export function isDamaged(error: unknown): boolean {
  return [11, 26].includes(sqliteResultCode(error) ?? 0)
}
