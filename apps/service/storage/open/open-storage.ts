import { existsSync } from 'node:fs'
import { databaseFile, backupFolder } from '../../settings/data-folder.ts'
import type { Settings } from '../../settings/settings.ts'
import { OperatorError } from '../../settings/operator-error.ts'
import { createEnquiryArchive } from '../enquiry-archive.ts'
import { createEnquiryStore } from '../enquiry-store.ts'
import { openDatabase, openErrorMessage, openExisting } from '../sqlite/open-database.ts'

export type Storage = Awaited<ReturnType<typeof openStorage>>

/** @throws OperatorError when it cannot be used, or when emails are waiting in the one used before */
export async function openStorage(settings: Pick<Settings, 'dataFolder' | 'databaseUrl'>) {
  if (settings.databaseUrl === null) return openSqliteStorage(databaseFile(settings.dataFolder))
  const strandedEmails = strandedEmailsMessage(settings.dataFolder)
  if (strandedEmails !== null) throw new OperatorError(strandedEmails)
  // Imported on demand: most owners never need it.
  const { openPostgresStorage } = await import('./open-postgres-storage.ts')
  return openPostgresStorage(settings.databaseUrl)
}

/** Opens the storage in a file, for one instance. @throws OperatorError when it cannot be used */
export async function openSqliteStorage(file: string) {
  try {
    await using opened = new AsyncDisposableStack()
    const database = await openDatabase(file)
    opened.defer(() => database.close())
    const store = await createEnquiryStore(database)
    opened.move()
    return {
      store,
      archive: createEnquiryArchive(database),
      /** Shown to the owner. */
      location: file,
      close: () => database.close(),
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(openErrorMessage(file, error), { cause: error })
  }
}

/** The message about emails that wait in the SQLite file from before `DATABASE_URL` was set; `null` without any. */
export function strandedEmailsMessage(dataFolder: string): string | null {
  const file = databaseFile(dataFolder)
  if (!existsSync(file)) return null
  try {
    using database = openExisting(file)
    const { waiting } = database
      .prepare('SELECT count(*) AS waiting FROM delivery WHERE sent_at IS NULL AND held = 0')
      .get() as { waiting: number }
    if (waiting === 0) return null
    const emails = waiting === 1 ? '1 email is waiting' : `${waiting} emails are waiting`
    return (
      `DATABASE_URL is set, but ${emails} in ${file} and would never be sent. Start without ` +
      'DATABASE_URL until the desk shows none waiting, stop, move the file to ' +
      `${backupFolder(dataFolder)}, and start again.`
    )
  } catch (error) {
    return (
      `DATABASE_URL is set, and ${file}, which may contain emails that were never sent, cannot be read ` +
      `(${(error as Error).message}). Make it readable, or move it out of DATA_DIR.`
    )
  }
}
