import pg from 'pg'
import {
  assertSupportedVersion,
  readMigrations,
  versionsIn,
  type SupportedVersions,
} from '../migrations.ts'
import { readStoredValues } from '../record-row.ts'
import { searchableText } from '../searchable-text.ts'

const folder = new URL('migrations/', import.meta.url)

/** The first version with searchable texts. */
const versionWithSearch = 10

/** The number of the advisory lock; arbitrary, but not one of postgres-database.ts. */
const migrationLock = 7_362_001

/** How long a start waits for a connection. */
const connectTimeoutMs = 5_000
/** … and for another instance that is migrating the same database. */
const lockTimeoutMs = 60_000

/**
 * Runs the migrations that the database does not have yet; the table `migration` has a row for each. They
 * run in one transaction under a lock, so that any number of instances may start at once: without the
 * lock, even `CREATE TABLE IF NOT EXISTS` would fail.
 * @throws OperatorError when this service does not support the version of the database
 */
export async function migrate(url: URL): Promise<void> {
  const client = new pg.Client({
    connectionString: url.href,
    fallback_application_name: 'enquiry-service',
    connectionTimeoutMillis: connectTimeoutMs,
  })
  // A lost connection also rejects the current statement, which reports it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED')
    await client.query(
      `SET LOCAL synchronous_commit = on; SET LOCAL lock_timeout = ${lockTimeoutMs}`,
    )
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    const current = await readVersion(client)
    assertSupportedVersion(current, supportedVersions())
    for (const { version, sql } of readMigrations(folder)) {
      if (version <= current) continue
      await client.query(sql)
      await client.query('INSERT INTO migration (number) VALUES ($1)', [version])
    }
    if (current < versionWithSearch) await fillSearch(client)
    await client.query('COMMIT')
  } finally {
    // Rolls back what was not committed.
    await client.end()
  }
}

/** The rows of earlier versions have no searchable text. */
async function fillSearch(client: pg.Client): Promise<void> {
  let last = ''
  for (;;) {
    const { rows } = await client.query<{ id: string; payload: string }>(
      'SELECT id, payload FROM enquiry WHERE id > $1 ORDER BY id LIMIT 100',
      [last],
    )
    if (rows.length === 0) return
    for (const { id, payload } of rows) {
      await client.query('UPDATE enquiry SET search = $1 WHERE id = $2', [
        searchableText(id, readStoredValues(payload)),
        id,
      ])
      last = id
    }
  }
}

async function readVersion(client: pg.Client): Promise<number> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS migration (
       number integer PRIMARY KEY,
       run_at timestamptz NOT NULL DEFAULT now()
     )`,
  )
  const { rows } = await client.query<{ version: number }>(
    'SELECT coalesce(max(number), 0) AS version FROM migration',
  )
  return rows[0]?.version ?? 0
}

/** The versions that this service supports. */
export function supportedVersions(): SupportedVersions {
  return versionsIn(folder)
}
