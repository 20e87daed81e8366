/** Whether an error of the file system, of SQLite (SQLITE_FULL) or of PostgreSQL says that a disk is full. */
export function isDiskFull(error: Error): boolean {
  const { code } = error as { code?: unknown }
  return code === 'ENOSPC' || code === '53100' || sqliteResultCode(error) === 13
}

/** The primary result code of an error of SQLite (https://www.sqlite.org/rescode.html). */
export function sqliteResultCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number }
  return errcode === undefined ? undefined : errcode & 0xff
}
