import { DatabaseSync } from 'node:sqlite'
import { runMigrations, supportedVersions } from './migrate.ts'

interface SchemaRow {
  type: string
  name: string
  tbl_name: string
  sql: string | null
}

/**
 * Names what distinguishes the tables, indexes, triggers and views of a database from those that the migrations
 * create: `trigger discard`. A trigger or a conflict clause could discard enquiries that visitors were told are
 * stored. Empty for a new database, and for a version that this service does not support.
 */
export function foreignParts(database: DatabaseSync): string[] {
  // One statement, so that another process cannot create our tables in the middle of it.
  const { version, parts } = database
    .prepare(
      `SELECT user_version AS version, (
         SELECT json_group_array(json_object('type', type, 'name', name, 'tbl_name', tbl_name, 'sql', sql))
         FROM sqlite_schema
       ) AS parts FROM pragma_user_version`,
    )
    .get() as { version: number; parts: string }
  const { oldest, newest } = supportedVersions()
  if (version !== 0 && (version < oldest || version > newest)) return []

  using expected = new DatabaseSync(':memory:')
  runMigrations(expected, { after: 0, upTo: version })
  const ours = expected.prepare('SELECT * FROM sqlite_schema').all() as unknown as SchemaRow[]
  const known = new Map(ours.map((row) => [partName(row), definition(row)]))
  const found = new Map(
    (JSON.parse(parts) as SchemaRow[])
      // ANALYZE stores its statistics in tables of the database.
      .filter(({ name }) => !name.startsWith('sqlite_stat'))
      .map((row) => [partName(row), definition(row)]),
  )
  return [...new Set([...known.keys(), ...found.keys()])].filter(
    (name) => known.get(name) !== found.get(name),
  )
}

const partName = ({ type, name }: SchemaRow) => `${type} ${name}`

/** Without comments and line breaks, which may have been edited since. */
function definition({ tbl_name, sql }: SchemaRow): string {
  return `${tbl_name}: ${(sql ?? '').replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' ')}`
}
