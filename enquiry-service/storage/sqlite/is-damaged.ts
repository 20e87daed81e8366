/** SQLITE_CORRUPT and SQLITE_NOTADB (https://www.sqlite.org/rescode.html). */
const damaged = [11, 26]

/** Whether opening a database failed because of what the file holds. */
export function isDamaged(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode
  return code !== undefined && damaged.includes(code & 0xff)
}
