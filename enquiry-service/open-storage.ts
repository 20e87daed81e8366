import { join } from 'node:path'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { OpenLimiter } from './abuse/post-limits.ts'
import type { Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'
import type { EnquiryArchive } from './store/enquiry-archive.ts'
import type { EnquiryStore } from './store/enquiry-store.ts'
import { openSqliteArchive } from './store/sqlite/sqlite-archive.ts'
import { openSqliteStore } from './store/sqlite/sqlite-store.ts'

/** What the service keeps, and where. */
export interface Storage {
  store: EnquiryStore
  archive: EnquiryArchive
  openLimiter: OpenLimiter
  /** For the owner to read: the file or the address of the database, without a password. */
  place: string
  close(): Promise<void>
}

/** The file that holds the enquiries unless `DATABASE_URL` names a database. */
export function databaseFile({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'enquiries.db')
}

/**
 * Opens the storage that the settings ask for.
 * @throws StartProblem when it cannot be used
 */
export function openStorage(settings: Pick<Settings, 'dataFolder'>): Promise<Storage> {
  const file = databaseFile(settings)
  try {
    const store = openSqliteStore(file)
    const archive = openSqliteArchive(file)
    return Promise.resolve({
      store,
      archive,
      openLimiter: (options) => new RateLimiterMemory(options),
      place: file,
      async close() {
        await store.close()
        await archive.close()
      },
    })
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw new StartProblem(
      `DATA_DIR must be a folder in which this user may write; "${settings.dataFolder}" is not ` +
        `(${(error as Error).message}).`,
      { cause: error },
    )
  }
}
