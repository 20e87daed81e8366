import { statSync } from 'node:fs'

/**
 * Remembers the files of an open database. The function that it returns throws when one of them was moved,
 * replaced or deleted since: what is written to it would be gone at the next start. SQLite notices this
 * itself only without a write-ahead log (SQLITE_READONLY_DBMOVED).
 */
export function watchForMovedFiles(database: string): () => void {
  const files = [database, `${database}-wal`]
  const opened = files.map(idOf)
  return () => {
    const moved = files.find((file, index) => idOf(file) !== opened[index])
    if (moved !== undefined) {
      throw new Error(`${moved} was moved, replaced or deleted while the service was running`)
    }
  }
}

/** Without opening the file, which would release locks on it (open-database.ts). */
function idOf(file: string): string | undefined {
  const status = statSync(file, { throwIfNoEntry: false })
  return status && `${status.dev}:${status.ino}`
}
