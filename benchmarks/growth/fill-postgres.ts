import type { TestPostgres } from '../../enquiry-service/testing/postgres-process.ts'
import { fillerValues, year } from './filler.ts'

/**
 * Writes delivered enquiries of the last year into a migrated database, much faster than by posting
 * them.
 */
export async function fillPostgres(
  server: Pick<TestPostgres, 'query'>,
  database: URL,
  count: number,
): Promise<void> {
  const begin = Date.now() - year
  await server.query(
    database,
    `INSERT INTO enquiry (id, body_hash, received_at, locale, mark, email, payload)
     SELECT gen_random_uuid(), md5(n::text) || md5(n::text), ${begin} + n * (${year} / ${count}),
       'de', NULL, 'visitor' || n || '@example.ch', '${fillerValues}'
     FROM generate_series(1, ${count}) AS n`,
  )
  await server.query(
    database,
    `INSERT INTO delivery (id, queued_at, due_at, attempts, sent_at)
     SELECT id, received_at, received_at, 1, received_at FROM enquiry`,
  )
  // The server does this by itself at some point.
  await server.query(database, 'VACUUM ANALYZE')
}
