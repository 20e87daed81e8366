import { expect, test } from 'vitest'
import { openPostgresStorage } from '../storage/open-postgres-storage.ts'
import { describeOnPostgres } from '../testing/postgres-server.ts'
import { checkPostgres } from './check-postgres.ts'

describeOnPostgres('a PostgreSQL database', (server) => {
  test('is left empty before the first start', async () => {
    const url = await server.createDatabase()
    expect(await checkPostgres(url, Date.now())).toEqual([
      { state: 'note', message: expect.stringContaining('is empty') as string },
    ])
    const { rows } = await server.query(url, "SELECT to_regclass('enquiry') AS found")
    expect(rows).toEqual([{ found: null }])
  })

  test('can be written while the service uses it', async () => {
    const url = await server.createDatabase()
    const storage = await openPostgresStorage(url)
    expect(await checkPostgres(url, Date.now())).toEqual([
      { state: 'ok', message: expect.stringContaining('can be written') as string },
    ])
    await storage.close()
  })

  test('that cannot be written is named with the reason', async () => {
    const url = await server.createDatabase()
    await (await openPostgresStorage(url)).close()
    await server.query(
      url,
      `ALTER DATABASE "${url.pathname.slice(1)}" SET default_transaction_read_only = on`,
    )
    expect(await checkPostgres(url, Date.now())).toEqual([
      { state: 'error', message: expect.stringContaining('read-only transaction') as string },
    ])
  })

  test('is compared with this machine’s clock', async () => {
    const url = await server.createDatabase()
    expect(await checkPostgres(url, Date.now() - 10 * 60_000)).toContainEqual({
      state: 'error',
      message: expect.stringContaining('10 minutes behind the database') as string,
    })
  })

  test('that does not exist, or does not answer, is named without its password', async () => {
    const url = await server.createDatabase()
    url.password = 'secret'
    url.pathname = '/no-such-database'
    const [absent] = await checkPostgres(url, Date.now())
    url.port = '1'
    const [unreachable] = await checkPostgres(url, Date.now())
    expect(absent?.message).toMatch(/"no-such-database" does not exist.*DATABASE_URL/)
    expect(unreachable?.message).toMatch(/ECONNREFUSED.*DATABASE_URL/)
    expect(`${absent?.message ?? ''}${unreachable?.message ?? ''}`).not.toContain('secret')
  })
})
