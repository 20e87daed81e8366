import { OperatorError } from '../operator-error.ts'
import { migrate } from './postgres/migrate.ts'
import { openPostgresArchive } from './postgres/postgres-archive.ts'
import { postgresDatabase } from './postgres/postgres-database.ts'
import { placeOf, postgresProblem } from './postgres/postgres-problem.ts'
import { openPostgresStore } from './postgres/postgres-store.ts'
import type { Storage } from './open-storage.ts'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { OpenLimiter } from '../abuse/post-limits.ts'
import type { Database, Parameter } from './database.ts'

/**
 * A short timeout: a post needs two counts before it can be stored, and does without them when the
 * database is slow.
 */
const defaultLimitTimeoutMs = 500

/**
 * Opens the storage in a PostgreSQL database, which any number of instances may share.
 * @param limitTimeoutMs overridden in tests, which also run on busy machines
 * @throws OperatorError when the database cannot be used
 */
export async function openPostgresStorage(
  url: URL,
  limitTimeoutMs = defaultLimitTimeoutMs,
): Promise<Storage> {
  try {
    await migrate(url)
    await using opened = new AsyncDisposableStack()
    const store = await openPostgresStore(url)
    opened.defer(() => store.close())
    const archive = openPostgresArchive(url)
    opened.defer(() => archive.close())
    // Connections of their own, which no other statement keeps waiting.
    const limits = postgresDatabase(url, { connections: 4, timeoutMs: limitTimeoutMs })
    opened.defer(() => limits.close())
    const running = opened.move()
    return {
      store,
      archive,
      openLimiter: postgresLimiterOpener(limits),
      place: `postgres://${placeOf(url)}`,
      close: () => running.disposeAsync(),
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(postgresProblem(url, error), { cause: error })
  }
}

/**
 * Counts in the database, so that all instances share the limits. While it cannot be reached, each
 * instance counts for itself. The library deletes counts an hour after they expire.
 */
function postgresLimiterOpener(database: Database): OpenLimiter {
  // Leaves out the names of the statements: a pooler may send the next one on another connection.
  const query = async ({ text, values }: { text: string; values: Parameter[] }) => {
    const rows = await database.all(text, values)
    return { rows, rowCount: rows.length }
  }
  return (options) =>
    new RateLimiterPostgres({
      ...options,
      storeClient: { query },
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(options),
    })
}
