import { expect, onTestFinished, test } from 'vitest'
import { openPostgresStorage } from '../open/open-postgres-storage.ts'
import { OperatorError } from '../../settings/operator-error.ts'
import { describeOnPostgres } from '../../testing/postgres-server.ts'

describeOnPostgres('migrating a PostgreSQL database', (server) => {
  test('eight instances may open an empty database at once', async () => {
    const url = await server.createDatabase()
    const storages = await Promise.all(Array.from({ length: 8 }, () => openPostgresStorage(url)))
    onTestFinished(async () => {
      await Promise.all(storages.map((storage) => storage.close()))
    })
    expect(new Set(storages.map(({ store }) => store.secret)).size).toBe(1)
    const { rows } = await server.query(url, 'SELECT number FROM migration ORDER BY number')
    expect(rows).toEqual([{ number: 12 }])
  })

  test('the server keeps no statistics of what visitors typed', async () => {
    const url = await server.createDatabase()
    await (await openPostgresStorage(url)).close()
    await server.query(
      url,
      `INSERT INTO enquiry SELECT n, 'hash', n, 'de', NULL, 'x@example.ch', 'text', NULL, 'text', 'key',
           true, 'Ana', 'note' FROM generate_series(1, 100) AS n;
       INSERT INTO delivery (id, queued_at, due_at, last_error, summary)
         SELECT n, n, n, 'unknown: x@example.ch', 'x@example.ch' FROM generate_series(1, 100) AS n;
       ANALYZE`,
    )
    const { rows } = await server.query(
      url,
      "SELECT attname FROM pg_stats WHERE tablename IN ('enquiry', 'delivery')",
    )
    const sampled = rows.map(({ attname }) => String(attname))
    expect(sampled).toEqual(expect.arrayContaining(['received_at', 'due_at']))
    const typed = [
      'email',
      'payload',
      'body_hash',
      'search',
      'content_key',
      'answered_by',
      'note',
      'summary',
      'last_error',
    ]
    expect(sampled.filter((column) => typed.includes(column))).toEqual([])
  })

  test.each([
    ['new', 99, /version 99.*Start the newer service/],
    ['old', 11, /version 11.*Export its enquiries.*start with a new database/],
  ])('a database that is too %s is refused with instructions', async (_, version, instructions) => {
    const url = await server.createDatabase()
    await (await openPostgresStorage(url)).close()
    await server.query(url, `DELETE FROM migration; INSERT INTO migration VALUES (${version})`)
    const opening = openPostgresStorage(url)
    await expect(opening).rejects.toThrow(OperatorError)
    await expect(opening).rejects.toThrow(instructions)
  })
})
