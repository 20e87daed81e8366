import { join } from 'node:path'
import type { Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'
import type { EnquiryStore } from './store/enquiry-store.ts'
import { openSqliteStore } from './store/sqlite/sqlite-store.ts'

/** The file that holds the enquiries. */
export function databaseFile({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'enquiries.db')
}

/**
 * Opens the store that the settings ask for.
 * @throws StartProblem when its folder cannot be used
 */
export function openStore(settings: Pick<Settings, 'dataFolder'>): EnquiryStore {
  try {
    return openSqliteStore(databaseFile(settings))
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw new StartProblem(
      `DATA_DIR must be a folder in which this user may write; "${settings.dataFolder}" is not ` +
        `(${(error as Error).message}).`,
      { cause: error },
    )
  }
}
