import { existsSync, renameSync, rmSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { createPrivateFile, alreadyExists } from '../create-private-file.ts'
import { unfinished } from '../list-backups.ts'

/**
 * Copies a database that may be in use, page by page, and checks the copy. It gets its name when it is complete.
 * @param onProgress called with the completed share, from 0 to 1
 * @throws OperatorError when the target exists or cannot be created; Error when the copy is damaged,
 * after removing it
 */
export async function backUpDatabase(
  source: string,
  target: string,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  if (existsSync(target)) throw alreadyExists(target)
  const copy = `${target}${unfinished}`
  using database = new DatabaseSync(source, { readOnly: true })
  createPrivateFile(copy)
  try {
    // Holds a snapshot: otherwise SQLite would start over whenever the service writes between two
    // steps.
    database.exec('BEGIN')
    database.prepare('SELECT 1 FROM sqlite_schema').get()
    await backup(database, copy, {
      progress: ({ totalPages, remainingPages }) => {
        onProgress(1 - remainingPages / totalPages)
      },
    })
    closeIntact(copy)
    renameSync(copy, target)
  } catch (error) {
    rmSync(copy, { force: true })
    throw error
  }
}

function closeIntact(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    const { integrity_check: verdict } = copy.prepare('PRAGMA integrity_check').get() as {
      integrity_check: string
    }
    if (verdict !== 'ok') throw new Error(`The copy is damaged: ${verdict}`)
    // In the copied mode, WAL, reading the backup would leave two files beside it.
    copy.exec('PRAGMA journal_mode = DELETE')
  } finally {
    copy.close()
  }
}
