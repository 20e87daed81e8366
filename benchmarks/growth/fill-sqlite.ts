import { DatabaseSync } from 'node:sqlite'
import { fillerValues, year } from './filler.ts'

/**
 * Writes delivered enquiries of the last year into a migrated database, much faster than by posting
 * them.
 */
export function fillSqlite(file: string, count: number): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA synchronous = OFF')
  database
    .prepare(
      `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < :count)
       INSERT INTO enquiry (id, body_hash, received_at, locale, mark, email, payload)
       SELECT lower(hex(randomblob(18))), lower(hex(randomblob(32))),
         :now - :year + n * (:year / :count), 'de', NULL, 'visitor' || n || '@example.ch', :payload
       FROM number`,
    )
    .run({ count, now: Date.now(), year, payload: fillerValues })
  database.exec(
    `INSERT INTO delivery (id, queued_at, due_at, attempts, sent_at)
     SELECT id, received_at, received_at, 1, received_at FROM enquiry`,
  )
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}
