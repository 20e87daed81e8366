import { dirname } from 'node:path'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { StartProblem } from '../process/start-problem.ts'
import { isDamaged } from './sqlite/is-damaged.ts'
import { openSqliteArchive } from './sqlite/sqlite-archive.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'
import type { Storage } from './storage.ts'

/**
 * Opens the storage in one SQLite file, for one instance of the service.
 * @throws StartProblem when the file cannot be used
 */
export function openSqliteStorage(file: string): Storage {
  try {
    const store = openSqliteStore(file)
    const archive = openSqliteArchive(file)
    return {
      store,
      archive,
      openLimiter: (options) => new RateLimiterMemory(options),
      place: file,
      async close() {
        await store.close()
        await archive.close()
      },
    }
  } catch (error) {
    if (error instanceof StartProblem) throw error
    if (isDamaged(error)) {
      throw new StartProblem(
        `The database ${file} is damaged (${(error as Error).message}). Restore the newest ` +
          'backup with "npm run enquiries -- restore FILE", which keeps the damaged file, and start again.',
        { cause: error },
      )
    }
    const { message } = error as Error
    throw new StartProblem(
      isInaccessible(error)
        ? `DATA_DIR must be a folder in which this user may write; "${dirname(file)}" is not (${message}).`
        : `The database ${file} cannot be opened (${message}): docs/operations.md tells what to do, ` +
            'under "When readiness is red".',
      { cause: error },
    )
  }
}

/** The result codes SQLITE_READONLY and SQLITE_CANTOPEN, or an error of the file system, which has none. */
function isInaccessible(error: unknown): boolean {
  const { errcode } = error as { errcode?: number }
  return errcode === undefined || [8, 14].includes(errcode & 0xff)
}
