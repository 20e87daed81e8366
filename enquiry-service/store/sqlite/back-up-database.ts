import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

/**
 * Copies a database that may be in use, page by page, and checks the copy.
 * @param onProgress called with the share that is done, from 0 to 1
 * @throws Error when the target exists, or when the copy is damaged; it is removed then
 */
export async function backUpDatabase(
  source: string,
  target: string,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already.`)
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    await backup(database, target, {
      progress: ({ totalPages, remainingPages }) => {
        onProgress(1 - remainingPages / totalPages)
      },
    })
    chmodSync(target, 0o600)
    assertIntact(target)
  } catch (error) {
    rmSync(target, { force: true })
    throw error
  } finally {
    database.close()
  }
}

function assertIntact(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    const { integrity_check: verdict } = copy.prepare('PRAGMA integrity_check').get() as {
      integrity_check: string
    }
    if (verdict !== 'ok') throw new Error(`The copy is damaged: ${verdict}`)
  } finally {
    copy.close()
  }
}
