import { RateLimiterMemory } from 'rate-limiter-flexible'
import { OperatorError } from '../operator-error.ts'
import { openProblem } from './sqlite/open-problem.ts'
import { openSqliteArchive } from './sqlite/sqlite-archive.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'
import type { Storage } from './open-storage.ts'

/**
 * Opens the storage in one SQLite file, for one instance of the service.
 * @throws OperatorError when the file cannot be used
 */
export async function openSqliteStorage(file: string): Promise<Storage> {
  try {
    await using opened = new AsyncDisposableStack()
    const store = openSqliteStore(file)
    opened.defer(() => store.close())
    const archive = openSqliteArchive(file)
    opened.defer(() => archive.close())
    const running = opened.move()
    return {
      store,
      archive,
      openLimiter: (options) => new RateLimiterMemory(options),
      place: file,
      close: () => running.disposeAsync(),
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(openProblem(file, error), { cause: error })
  }
}
