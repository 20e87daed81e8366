import { OperatorError } from '../settings/operator-error.ts'
import { assertSupportedVersion } from '../storage/migrations.ts'
import { postgresDatabase } from '../storage/postgres/postgres-database.ts'
import { withoutCredentials, postgresErrorMessage } from '../storage/postgres/postgres-error.ts'
import { fail, note, ok, type Finding } from './finding.ts'

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
    // A real commit that changes no value.
    await database.run('UPDATE installation SET checked_at = checked_at')
    return [ok(`${withoutCredentials(url)} can be written.`)]
  } catch (error) {
    return [fail(error instanceof OperatorError ? error.message : postgresErrorMessage(url, error))]
  } finally {
    await database.close()
  }
}

function emptyDatabase(database: string, creatable: boolean): Finding {
  return creatable
    ? note(`${database} is empty; the first start creates its tables.`)
    : fail(
        `${database} is empty, and its user may not create tables there: as an administrator run ` +
          '"GRANT CREATE ON SCHEMA public TO" that user.',
      )
}
