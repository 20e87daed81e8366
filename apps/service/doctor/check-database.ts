import { existsSync, type StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { OperatorError } from '../settings/operator-error.ts'
import { databaseFile } from '../settings/data-folder.ts'
import type { Settings } from '../settings/settings.ts'
import { lowDiskSpaceMessage } from '../status/problems.ts'
import { strandedEmailsMessage } from '../storage/open/open-storage.ts'
import { openExisting, openErrorMessage } from '../storage/sqlite/open-database.ts'
import { fail, note, ok, type Finding } from './finding.ts'
import { assertSupportedVersion } from '../storage/migrations.ts'
import {
  postgresDatabase,
  withoutCredentials,
  postgresErrorMessage,
} from '../storage/postgres/postgres-database.ts'

/** Checks that the database, SQLite or PostgreSQL, opens and commits. */
export async function checkDatabase({ databaseUrl, dataFolder }: Settings): Promise<Finding[]> {
  if (!databaseUrl) return checkSqlite(dataFolder)
  const strandedEmails = strandedEmailsMessage(dataFolder)
  const findings = await checkPostgres(databaseUrl)
  return strandedEmails === null ? findings : [...findings, fail(strandedEmails)]
}

/** Checks the database and its disk alongside a running service. What does not exist yet is not created. */
export async function checkSqlite(
  dataFolder: string,
  readFileSystem: (path: string) => Promise<FileSystem> = statfs,
): Promise<Finding[]> {
  const file = databaseFile(dataFolder)
  const state = existsSync(file)
    ? checkFile(file)
    : note(`There is no database yet; the first start creates it in ${dataFolder}.`)
  if (!existsSync(dataFolder)) return [state]
  return [state, ...checkDisk(dataFolder, await readFileSystem(dataFolder))]
}

function checkFile(file: string): Finding {
  try {
    using database = openExisting(file)
    const { quick_check: verdict } = database.prepare('PRAGMA quick_check(1)').get() as {
      quick_check: string
    }
    if (verdict !== 'ok') {
      const SQLITE_CORRUPT = 11
      throw Object.assign(new Error(verdict), { errcode: SQLITE_CORRUPT })
    }
    // Real commits, which leave the value as it was: for an unchanged one SQLite writes nothing.
    for (const change of [1, -1]) {
      database.exec(`UPDATE installation SET checked_at = checked_at + ${change}`)
    }
    return ok(`${file} is intact and can be written.`)
  } catch (error) {
    return fail(error instanceof OperatorError ? error.message : openErrorMessage(file, error))
  }
}

type FileSystem = Pick<StatsFs, 'bavail' | 'bsize' | 'type'>

/** NFS, CIFS, SMB 2 and SMB (statfs(2)), with which SQLite is unreliable (https://sqlite.org/wal.html). */
const networkFileSystems = [0x6969, 0xff534d42, 0xfe534d42, 0x517b]

function checkDisk(folder: string, { bavail, bsize, type }: FileSystem): Finding[] {
  const onNetwork =
    `${folder} is on a network file system (NFS or SMB), which may damage or lock the database. ` +
    'Choose a DATA_DIR on a local disk, or set DATABASE_URL to use PostgreSQL.'
  const isOnNetwork = networkFileSystems.includes(type)
  const problems = [lowDiskSpaceMessage(bavail * bsize), isOnNetwork ? onNetwork : null]
  return problems.filter((problem) => problem !== null).map(fail)
}

/** Connects alongside running instances; an empty database is left empty. */
export async function checkPostgres(url: URL): Promise<Finding[]> {
  const database = postgresDatabase(url, { connections: 1, timeoutMs: 5_000 })
  try {
    const [state] = await database.all<{ empty: boolean; creatable: boolean | null }>(
      `SELECT to_regclass('migration') IS NULL AS empty,
         has_schema_privilege(current_schema(), 'CREATE') AS creatable`,
    )
    if (state?.empty) return [emptyDatabase(withoutCredentials(url), state.creatable ?? false)]
    const [latest] = await database.all<{ version: number }>(
      'SELECT coalesce(max(number), 0) AS version FROM migration',
    )
    assertSupportedVersion(latest?.version ?? 0)
    await database.run('UPDATE installation SET checked_at = checked_at')
    return [ok(`${withoutCredentials(url)} can be written.`)]
  } catch (error) {
    return [fail(error instanceof OperatorError ? error.message : postgresErrorMessage(url, error))]
  } finally {
    await database.close()
  }
}

const emptyDatabase = (database: string, creatable: boolean): Finding =>
  creatable
    ? note(`${database} is empty; the first start creates its tables.`)
    : fail(
        `${database} is empty, and its user may not create tables there: as an administrator run ` +
          '"GRANT CREATE ON SCHEMA public TO" that user.',
      )
