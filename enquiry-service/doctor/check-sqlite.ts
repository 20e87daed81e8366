import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  selectRetentionRuns,
  toRetentionRuns,
  type RetentionRunsRow,
} from '../storage/retention-runs.ts'
import { foreignParts } from '../storage/sqlite/foreign-parts.ts'
import { inTransaction } from '../storage/sqlite/in-transaction.ts'
import { supportedVersions, versionOf } from '../storage/sqlite/migrate.ts'
import { lockTimeoutMs } from '../storage/sqlite/open-database.ts'
import {
  damagedFile,
  foreignFile,
  openProblem,
  unwritableFolder,
} from '../storage/sqlite/open-problem.ts'
import { compareClocks } from './compare-clocks.ts'
import { checkRetention } from './check-retention.ts'
import { compareVersions } from './compare-versions.ts'
import { fail, note, ok, type Finding } from './finding.ts'
import { unwritableParent } from './unwritable-parent.ts'

/** Opens the file alongside a service that may be using it; a missing file is not created. */
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
    return [fail(openProblem(file, error))]
  }
}

function examine(database: DatabaseSync, file: string, now: number): Finding[] {
  const parts = foreignParts(database)
  if (parts.length > 0) return [fail(foreignFile(file, parts))]
  const difference = compareVersions(versionOf(database), supportedVersions())
  if (difference) return [difference]
  const { quick_check: verdict } = database.prepare('PRAGMA quick_check(1)').get() as {
    quick_check: string
  }
  if (verdict !== 'ok') return [fail(damagedFile(file, verdict))]
  // Real commits, which leave the value as it was: for an unchanged one SQLite writes nothing.
  for (const change of [1, -1]) {
    inTransaction(database, () => {
      database.exec(`UPDATE installation SET checked_at = checked_at + ${change}`)
    })
  }
  const { newest } = database.prepare('SELECT max(received_at) AS newest FROM enquiry').get() as {
    newest: number | null
  }
  const runs = database.prepare(selectRetentionRuns).get() as RetentionRunsRow | undefined
  return [
    ok(`${file} is intact and can be written.`),
    ...(newest === null || newest <= now ? [] : compareClocks(now, newest, 'the newest enquiry')),
    ...checkRetention(toRetentionRuns(runs)),
  ]
}

function checkFolder(folder: string): Finding {
  const unwritable = unwritableParent(folder)
  if (unwritable === null) {
    return note(`There is no database yet; the first start creates it in ${folder}.`)
  }
  return fail(unwritableFolder(unwritable))
}
