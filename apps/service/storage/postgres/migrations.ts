import type { Migrations } from '../migrations.ts'

/** The table `migration` has a row for each migration that was run. */
export const postgresMigrations: Migrations = {
  folder: new URL('migrations/', import.meta.url),

  async readVersion(transaction) {
    await transaction.run(
      `CREATE TABLE IF NOT EXISTS migration (
         number integer PRIMARY KEY,
         run_at timestamptz NOT NULL DEFAULT now()
       )`,
    )
    const [latest] = await transaction.all<{ version: number }>(
      'SELECT coalesce(max(number), 0) AS version FROM migration',
    )
    return latest?.version ?? 0
  },

  setVersion: (version) => `INSERT INTO migration (number) VALUES (${version})`,
}
