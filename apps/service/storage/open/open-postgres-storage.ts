import { OperatorError } from '../../settings/operator-error.ts'
import { migrate, type Migrations } from '../migrations.ts'
import { createEnquiryArchive } from '../enquiry-archive.ts'
import { createEnquiryStore } from '../enquiry-store.ts'
import {
  postgresDatabase,
  withoutCredentials,
  postgresErrorMessage,
} from '../postgres/postgres-database.ts'

/** In milliseconds, for a free connection and again for a transaction: posts are answered within five seconds. */
const storeTimeoutMs = 2_000

/** What the owner does, and a migration, may take longer than a visitor's request. */
const archiveTimeoutMs = 5 * 60_000

/** The table `migration` has a row for each version that the database has had. */
const migrations: Migrations = {
  async readVersion(transaction) {
    await transaction.run(
      `CREATE TABLE IF NOT EXISTS migration (
         number integer PRIMARY KEY,
         run_at timestamptz NOT NULL DEFAULT now()
       )`,
    )
    const [latest] = await transaction.all<{ version: number }>(
      'SELECT coalesce(max(number), 0) AS version FROM migration',
    )
    return latest?.version ?? 0
  },
  setVersion: (version) => `INSERT INTO migration (number) VALUES (${version})`,
}

/** Opens the storage in PostgreSQL, for any number of instances. @throws OperatorError when it cannot be used */
export async function openPostgresStorage(url: URL, timeoutMs = storeTimeoutMs) {
  await using opened = new AsyncDisposableStack()
  const open = (connections: number, timeoutMs: number) =>
    opened.adopt(postgresDatabase(url, { connections, timeoutMs }), (database) => database.close())
  try {
    const archive = open(2, archiveTimeoutMs)
    await migrate(archive, migrations)
    // Storing takes one at a time, as do recording what was sent, claiming, and everything else together.
    const store = await createEnquiryStore(open(4, timeoutMs))
    const running = opened.move()
    return {
      store,
      archive: createEnquiryArchive(archive),
      location: `postgres://${withoutCredentials(url)}`,
      close: () => running.disposeAsync(),
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(postgresErrorMessage(url, error), { cause: error })
  }
}
