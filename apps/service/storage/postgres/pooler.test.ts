import { describe, expect, onTestFinished, test } from 'vitest'
import { hasPooler, startPooler } from '../../testing/pooler.ts'
import { describeOnPostgres } from '../../testing/postgres-server.ts'
import { sampleEnquiry } from '../../testing/sample-enquiry.ts'
import { openPostgresStorage } from '../open/open-postgres-storage.ts'
import { postgresDatabase } from './postgres-database.ts'

if (!hasPooler) {
  console.warn('SKIPPED: PostgreSQL behind a pooler, because PgBouncer is not installed.')
}

const timeout = { timeout: 60_000 }

describe.skipIf(!hasPooler)('behind PgBouncer in transaction mode', () => {
  describeOnPostgres('PostgreSQL', (server) => {
    test('two instances store, deliver and erase as without it', timeout, async () => {
      const url = await startPooler(server, await server.createDatabase())
      const storages = await Promise.all([1, 2].map(() => openPostgresStorage(url, 20_000)))
      onTestFinished(async () => {
        await Promise.all(storages.map((storage) => storage.close()))
      })
      const [{ archive, store }] = storages as [(typeof storages)[0], (typeof storages)[0]]

      const enquiries = Array.from({ length: 60 }, () => sampleEnquiry())
      const stored = await Promise.all(
        storages.flatMap(({ store }) => enquiries.map((enquiry) => store.accept(enquiry))),
      )
      expect(stored.filter(({ outcome }) => outcome === 'stored')).toHaveLength(60)
      expect(stored.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(60)

      const claims = await Promise.all(
        storages.map(({ store }) => store.claim({ now: 2e6, leaseUntil: 3e6, limit: 60 })),
      )
      expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(60)
      await Promise.all(enquiries.map(({ id }) => store.markDelivered(id, 2e6)))

      const [first] = enquiries
      await archive.erase([first?.id ?? ''])
      await archive.scrub()
      expect(await archive.stats()).toMatchObject({ all: 59, waiting: 0 })
    })

    test('a transaction has its settings, and leaves none for others', timeout, async () => {
      const direct = await server.createDatabase()
      const name = direct.pathname.slice(1)
      await server.query(direct, `ALTER DATABASE "${name}" SET synchronous_commit = off`)
      const url = await startPooler(server, direct)
      const database = postgresDatabase(url, { connections: 1, timeoutMs: 1_000 })
      onTestFinished(() => database.close())
      const settings = `SELECT name, setting FROM pg_settings WHERE name IN (
        'synchronous_commit', 'statement_timeout', 'idle_in_transaction_session_timeout')
        ORDER BY name`
      const valuesOf = (rows: unknown[]) =>
        (rows as { setting: string }[]).map(({ setting }) => setting)
      expect(valuesOf(await database.all(settings))).toEqual(['1000', '1000', 'on'])
      await expect(database.all('SELECT pg_sleep(5)')).rejects.toThrow('statement timeout')
      expect(valuesOf((await server.query(url, settings)).rows)).toEqual(['0', '0', 'off'])
    })
  })
})
