import { databaseFile } from '../data-folder.ts'
import type { Settings } from '../settings.ts'
import type { Finding } from './finding.ts'

/** Whether the enquiries' database opens and commits, whichever of the two it is. */
export async function checkDatabase(settings: Settings, now: number): Promise<Finding[]> {
  if (settings.databaseUrl) {
    const { checkPostgres } = await import('./check-postgres.ts')
    return checkPostgres(settings.databaseUrl, now)
  }
  const { checkSqlite } = await import('./check-sqlite.ts')
  return checkSqlite(databaseFile(settings.dataFolder), now)
}
