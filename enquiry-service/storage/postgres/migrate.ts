import pg from 'pg'
import { assertKnownVersion, newestMigration, readMigrations } from '../migrations.ts'
import { advisoryLocks } from './advisory-locks.ts'
import { searchableEmail } from '../searchable-email.ts'

const folder = new URL('migrations/', import.meta.url)

/** The migration that introduced domains in ASCII (`searchableEmail`). */
const searchableDomains = 3

/** How long a start waits for a connection. */
const connectTimeoutMs = 5_000
/** … and for another instance that is migrating the same database. */
const lockTimeoutMs = 60_000

/**
 * Runs the numbered migrations that the database does not have yet; the table `migration` has a row
 * for each. All in one transaction under a lock, so that any number of instances may start at once:
 * `CREATE TABLE IF NOT EXISTS` alone would fail.
 * @throws StartProblem when a newer version of the service created the database
 */
export async function migrate(url: URL): Promise<void> {
  const migrations = readMigrations(folder)
  const client = new pg.Client({
    connectionString: url.href,
    fallback_application_name: 'enquiry-service',
    connectionTimeoutMillis: connectTimeoutMs,
    lock_timeout: lockTimeoutMs,
  })
  // A lost connection also rejects the current statement, which reports it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED')
    await client.query('SET LOCAL synchronous_commit = on')
    await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.migration])
    const version = await readVersion(client)
    assertKnownVersion(version, migrations.length)
    for (const [index, migration] of migrations.entries()) {
      if (index < version) continue
      await client.query(migration)
      if (index + 1 === searchableDomains) await convertAddresses(client)
      await client.query('INSERT INTO migration (number) VALUES ($1)', [index + 1])
    }
    await client.query('COMMIT')
  } finally {
    // Rolls back what was not committed.
    await client.end()
  }
}

/** One address at a time, as each may be as long as a post. All others have that form already. */
async function convertAddresses(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM enquiry WHERE email ~ '[^\\x01-\\x7F]' OR email LIKE '%xn--%'`,
  )
  for (const { id } of rows) {
    const found = await client.query<{ email: string }>('SELECT email FROM enquiry WHERE id = $1', [
      id,
    ])
    const email = searchableEmail(found.rows[0]?.email ?? '')
    await client.query('UPDATE enquiry SET email = $1 WHERE id = $2', [email, id])
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

/** The number of the newest migration. */
export function newestVersion(): number {
  return newestMigration(folder)
}
