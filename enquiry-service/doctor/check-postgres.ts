import pg from 'pg'
import { connectionProblem, placeOf } from '../storage/open-postgres-storage.ts'
import { types } from '../storage/postgres/open-pool.ts'
import { supportedVersions } from '../storage/postgres/migrate.ts'
import {
  selectRetentionRuns,
  toRetentionRuns,
  type RetentionRunsRow,
} from '../storage/retention-runs.ts'
import { compareClocks } from './compare-clocks.ts'
import { checkRetention } from './check-retention.ts'
import { compareVersions } from './compare-versions.ts'
import { fail, note, ok, type Finding } from './finding.ts'

const timeoutMs = 5_000

/** Connects alongside running instances; an empty database is left empty. */
export async function checkPostgres(url: URL, now: number): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: url.href,
    fallback_application_name: 'doctor',
    types,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  // A lost connection also rejects the current statement, which reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await examine(client, placeOf(url), now)
  } catch (error) {
    return [
      fail(
        `${placeOf(url)} cannot be used (${connectionProblem(error)}). Check host, port, user, password and ` +
          'name in DATABASE_URL, and that the server is running and has free disk space.',
      ),
    ]
  } finally {
    // A connection that was never made cannot be ended.
    await client.end().catch(() => undefined)
  }
}

async function examine(client: pg.Client, place: string, now: number): Promise<Finding[]> {
  const { rows } = await client.query<{ time: Date; empty: boolean; creatable: boolean | null }>(
    `SELECT clock_timestamp() AS time, to_regclass('migration') IS NULL AS empty,
       has_schema_privilege(current_schema(), 'CREATE') AS creatable`,
  )
  const [state] = rows
  const clocks = state ? compareClocks(now, state.time.getTime(), 'the database') : []
  if (state?.empty) return [emptyDatabase(place, state.creatable ?? false), ...clocks]

  const { rows: versions } = await client.query<{ version: number }>(
    'SELECT coalesce(max(number), 0) AS version FROM migration',
  )
  const difference = compareVersions(versions[0]?.version ?? 0, supportedVersions())
  if (difference?.state === 'error') return [difference, ...clocks]
  // A real commit that changes no value.
  await client.query('BEGIN')
  await client.query('SET LOCAL synchronous_commit = on')
  await client.query('UPDATE installation SET checked_at = checked_at')
  await client.query('COMMIT')
  const { rows: runs } = await client.query<RetentionRunsRow>(selectRetentionRuns)
  return [ok(`${place} can be written.`), ...checkRetention(toRetentionRuns(runs[0])), ...clocks]
}

function emptyDatabase(place: string, creatable: boolean): Finding {
  return creatable
    ? note(`${place} is empty; the first start creates its tables.`)
    : fail(
        `${place} is empty, and its user may not create tables there: as an administrator run ` +
          '"GRANT CREATE ON SCHEMA public TO" that user.',
      )
}
