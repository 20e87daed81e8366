import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgresStorage } from '../open/open-postgres-storage.ts'
import { OperatorError } from '../../settings/operator-error.ts'
import { describeOnPostgres } from '../../testing/postgres-server.ts'
import { rowsOfVersion7 } from '../../testing/rows-of-version-7.ts'
import { sampleEnquiry } from '../../testing/sample-enquiry.ts'

describeOnPostgres('migrating a PostgreSQL database', (server) => {
  test('eight instances may open an empty database at once', async () => {
    const url = await server.createDatabase()
    const storages = await Promise.all(Array.from({ length: 8 }, () => openPostgresStorage(url)))
    onTestFinished(async () => {
      await Promise.all(storages.map((storage) => storage.close()))
    })
    expect(new Set(storages.map(({ store }) => store.secret)).size).toBe(1)
    const { rows } = await server.query(url, 'SELECT number FROM migration ORDER BY number')
    expect(rows).toEqual([9, 10, 11, 12].map((number) => ({ number })))
  })

  test('the enquiries of version 9 are kept and can be searched', async () => {
    const url = await server.createDatabase()
    const schema = readFileSync(new URL('migrations/009-schema.sql', import.meta.url), 'utf8')
    await server.query(
      url,
      `CREATE TABLE migration (number integer PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now());
       INSERT INTO migration VALUES (9); ${schema}; ${rowsOfVersion7}`,
    )
    const storage = await openPostgresStorage(url)
    onTestFinished(() => storage.close())
    const { store, archive } = storage
    const found = await Array.fromAsync(archive.list({ search: 'mueller hilfe' }))
    expect(found.map(({ enquiry }) => enquiry.id)).toEqual(['3f2a91c0-1234-4abc-8def-0123456789ab'])
    expect(await store.claim({ now: 2e6, leaseUntil: 3e6, limit: 10 })).toHaveLength(1)
    expect(await store.outbox()).toMatchObject({ waiting: 1, held: 1 })
    expect(await store.accept(sampleEnquiry())).toMatchObject({ outcome: 'stored' })
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
    ['old', 8, /version 8.*Export its enquiries.*start with a new database/],
  ])('a database that is too %s is refused with instructions', async (_, version, instructions) => {
    const url = await server.createDatabase()
    await (await openPostgresStorage(url)).close()
    await server.query(url, `DELETE FROM migration; INSERT INTO migration VALUES (${version})`)
    const opening = openPostgresStorage(url)
    await expect(opening).rejects.toThrow(OperatorError)
    await expect(opening).rejects.toThrow(instructions)
  })
})
