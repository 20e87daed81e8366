/** SQLITE_CORRUPT and SQLITE_NOTADB (https://www.sqlite.org/rescode.html). */
const damaged = [11, 26]

/** Whether an operation failed because the database file is damaged. */
export function isDamaged(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode
  return code !== undefined && damaged.includes(code & 0xff)
}
