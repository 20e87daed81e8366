import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgresStorage } from '../open-postgres-storage.ts'
import { StartProblem } from '../../process/start-problem.ts'
import { describeOnPostgres } from '../../testing/postgres-server.ts'
import { samplePayload } from '../../testing/sample-enquiry.ts'

const folder = join(import.meta.dirname, 'migrations')
const migrations = readdirSync(folder).sort()

describeOnPostgres('migrating a PostgreSQL database', (server) => {
  test('eight instances may open an empty database at once', async () => {
    const url = await server.createDatabase()
    const storages = await Promise.all(Array.from({ length: 8 }, () => openPostgresStorage(url)))
    onTestFinished(async () => {
      await Promise.all(storages.map((storage) => storage.close()))
    })
    expect(new Set(storages.map(({ store }) => store.secret)).size).toBe(1)
    const { rows } = await server.query(url, 'SELECT number FROM migration ORDER BY number')
    expect(rows).toEqual(migrations.map((_, index) => ({ number: index + 1 })))
  })

  test('a database of version 2 keeps its content, and its digest is sent', async () => {
    const url = await server.createDatabase()
    for (const file of migrations.slice(0, 2)) {
      await server.query(url, readFileSync(join(folder, file), 'utf8'))
    }
    const payload = JSON.stringify({ ...samplePayload, email: 'x@münchen.de' })
    await server.query(
      url,
      `CREATE TABLE migration (number integer PRIMARY KEY, run_at timestamptz DEFAULT now());
       INSERT INTO migration VALUES (1), (2);
       INSERT INTO enquiry VALUES
         ('held', 'hash', 10, 'de', 'honeypot', 'x@münchen.de', '${payload}'),
         ('ascii', 'hash', 11, 'de', NULL, 'y@xn--mnchen-3ya.de', '${payload}'),
         ('plain', 'hash', 12, 'de', NULL, 'z@example.ch', '${payload}');
       INSERT INTO delivery (id, queued_at, due_at, held, digest_id)
         VALUES ('held', 10, 10, true, 'digest-20'), ('digest-20', 20, 20, false, NULL);
       INSERT INTO delivery (id, queued_at, due_at, sent_at)
         VALUES ('ascii', 11, 11, 12), ('plain', 12, 12, 13)`,
    )
    const storage = await openPostgresStorage(url)
    onTestFinished(() => storage.close())
    const { store, archive } = storage
    const [digest] = await store.claim({ now: 20, leaseUntil: 30, limit: 10 })
    expect(digest?.content).toEqual({
      kind: 'digest',
      digestAt: 20,
      count: 1,
      enquiries: [
        {
          id: 'held',
          name: 'Jérôme Müller',
          email: 'x@münchen.de',
          beginning: 'Grüezi\nWir suchen Hilfe.',
        },
      ],
    })
    for (const [email, id] of [
      ['x@xn--mnchen-3ya.de', 'held'],
      ['y@münchen.de', 'ascii'],
      ['z@example.ch', 'plain'],
    ] as const) {
      const found = await Array.fromAsync(archive.list({ email }))
      expect(found.map(({ enquiry }) => enquiry.id)).toEqual([id])
    }
  })

  test('the server keeps no statistics of what visitors typed, and drops those it had', async () => {
    const url = await server.createDatabase()
    for (const file of migrations.slice(0, 6)) {
      await server.query(url, readFileSync(join(folder, file), 'utf8'))
    }
    await server.query(
      url,
      `CREATE TABLE migration (number integer PRIMARY KEY, run_at timestamptz DEFAULT now());
       INSERT INTO migration SELECT generate_series(1, 6);
       INSERT INTO enquiry SELECT n, 'hash', n, 'de', NULL, 'x@example.ch', 'text'
         FROM generate_series(1, 100) AS n;
       INSERT INTO delivery (id, queued_at, due_at, last_error, summary)
         SELECT n, n, n, 'unknown: x@example.ch', 'x@example.ch' FROM generate_series(1, 100) AS n;
       ANALYZE`,
    )
    const sampled = async () => {
      const { rows } = await server.query(
        url,
        "SELECT attname FROM pg_stats WHERE tablename IN ('enquiry', 'delivery')",
      )
      return rows.map(({ attname }) => String(attname))
    }
    const typed = ['email', 'payload', 'body_hash', 'summary', 'last_error']
    expect(await sampled()).toEqual(expect.arrayContaining(typed))
    await (await openPostgresStorage(url)).close()
    const remaining = async () => (await sampled()).filter((column) => typed.includes(column))
    expect(await remaining()).toEqual([])
    await server.query(url, 'ANALYZE')
    expect(await remaining()).toEqual([])
  })

  test('a database of a newer version is refused with instructions', async () => {
    const url = await server.createDatabase()
    await (await openPostgresStorage(url)).close()
    await server.query(url, 'INSERT INTO migration (number) VALUES (99)')
    const opening = openPostgresStorage(url)
    await expect(opening).rejects.toThrow(StartProblem)
    await expect(opening).rejects.toThrow(/version 99.*Start the newer service/)
  })
})
