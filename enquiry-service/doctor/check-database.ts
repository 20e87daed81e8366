import { databaseFile } from '../settings/data-folder.ts'
import { leftBehindMails } from '../storage/left-behind-mails.ts'
import type { Settings } from '../settings/settings.ts'
import { fail, type Finding } from './finding.ts'

/** Checks that the enquiries' database, SQLite or PostgreSQL, opens and commits. */
export async function checkDatabase(settings: Settings, now: number): Promise<Finding[]> {
  if (settings.databaseUrl) {
    const { checkPostgres } = await import('./check-postgres.ts')
    const leftBehind = leftBehindMails(settings.dataFolder)
    const findings = await checkPostgres(settings.databaseUrl, now)
    return leftBehind === null ? findings : [...findings, fail(leftBehind)]
  }
  const { checkSqlite } = await import('./check-sqlite.ts')
  return checkSqlite(databaseFile(settings.dataFolder), now)
}
