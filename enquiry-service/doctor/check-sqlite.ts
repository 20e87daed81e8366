import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../storage/sqlite/in-transaction.ts'
import { newestVersion } from '../storage/sqlite/migrate.ts'
import { lockTimeoutMs } from '../storage/sqlite/open-database.ts'
import { readRetentionRuns } from '../storage/sqlite/retention-runs.ts'
import { compareClocks } from './compare-clocks.ts'
import { checkRetention } from './check-retention.ts'
import { compareVersions } from './compare-versions.ts'
import { fail, note, ok, type Finding } from './finding.ts'
import { writingObstacle } from './writing-obstacle.ts'

/** Opens the file beside a service that may be using it; one that does not exist is not made. */
export function checkSqlite(file: string, now: number): Finding[] {
  if (!existsSync(file)) return [checkFolder(dirname(file))]
  try {
    const database = new DatabaseSync(file, { timeout: lockTimeoutMs })
    try {
      return examine(database, file, now)
    } finally {
      database.close()
    }
  } catch (error) {
    return [
      fail(
        `${file} cannot be used (${(error as Error).message}). Check that its disk is neither full ` +
          'nor failing, and that this user may write to the file and its folder. Replace a damaged ' +
          'file by a backup (docs/operations.md).',
      ),
    ]
  }
}

function examine(database: DatabaseSync, file: string, now: number): Finding[] {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  const difference = compareVersions(version, newestVersion())
  if (version === 0 || difference?.state === 'error') {
    return [difference ?? fail(`${file} is not a database of this service.`)]
  }
  const { quick_check: verdict } = database.prepare('PRAGMA quick_check(1)').get() as {
    quick_check: string
  }
  if (verdict !== 'ok') {
    return [fail(`${file} is damaged (${verdict}): restore a backup (docs/operations.md).`)]
  }
  // A commit like any other that leaves every value as it is.
  inTransaction(database, () => {
    database.exec('UPDATE installation SET checked_at = checked_at')
  })
  const { newest } = database.prepare('SELECT max(received_at) AS newest FROM enquiry').get() as {
    newest: number | null
  }
  return [
    ok(`${file} is intact and can be written.`),
    ...(difference ? [difference] : []),
    ...(newest === null || newest <= now ? [] : compareClocks(now, newest, 'the newest enquiry')),
    // An older version knows nothing of it yet.
    ...(difference ? [] : checkRetention(readRetentionRuns(database))),
  ]
}

function checkFolder(folder: string): Finding {
  const obstacle = writingObstacle(folder)
  if (obstacle === null)
    return note(`There is no database yet; the first start creates it in ${folder}.`)
  return fail(
    `DATA_DIR must be a folder that this user may write to: ${obstacle} is not. ` +
      'Make the user of the service its owner, or choose another folder.',
  )
}
