import { databaseFile } from '../../settings/data-folder.ts'
import { strandedEmailsMessage } from './stranded-emails.ts'
import { openSqliteStorage } from './open-sqlite-storage.ts'
import type { Settings } from '../../settings/settings.ts'
import { OperatorError } from '../../settings/operator-error.ts'
import type { Storage } from '../storage.ts'

/**
 * Opens the storage that the settings name.
 * @throws OperatorError when it cannot be used, or when emails are waiting in the one used before
 */
export async function openStorage(
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl'>,
): Promise<Storage> {
  if (settings.databaseUrl === null) return openSqliteStorage(databaseFile(settings.dataFolder))
  const strandedEmails = strandedEmailsMessage(settings.dataFolder)
  if (strandedEmails !== null) throw new OperatorError(strandedEmails)
  // Imported on demand: most owners never need it.
  const { openPostgresStorage } = await import('./open-postgres-storage.ts')
  return openPostgresStorage(settings.databaseUrl)
}
