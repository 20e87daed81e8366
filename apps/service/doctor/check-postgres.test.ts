import { chownSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openPostgresStorage } from '../storage/open/open-postgres-storage.ts'
import { localhostCertificate } from '../testing/localhost-certificate.ts'
import { describeOnPostgres } from '../testing/postgres-server.ts'
import { checkPostgres } from './check-database.ts'

describeOnPostgres('a PostgreSQL database', (server) => {
  test('is left empty before the first start', async () => {
    const url = await server.createDatabase()
    expect(await checkPostgres(url)).toEqual([
      { state: 'note', message: expect.stringContaining('is empty') as string },
    ])
    const { rows } = await server.query(url, "SELECT to_regclass('enquiry') AS found")
    expect(rows).toEqual([{ found: null }])
  })

  test('can be written while the service uses it', async () => {
    const url = await server.createDatabase()
    const storage = await openPostgresStorage(url)
    expect(await checkPostgres(url)).toEqual([
      { state: 'ok', message: expect.stringContaining('can be written') as string },
    ])
    await storage.close()
  })

  test('that cannot be written is reported with the reason', async () => {
    const url = await server.createDatabase()
    await (await openPostgresStorage(url)).close()
    await server.query(
      url,
      `ALTER DATABASE "${url.pathname.slice(1)}" SET default_transaction_read_only = on`,
    )
    expect(await checkPostgres(url)).toEqual([
      { state: 'error', message: expect.stringContaining('read-only transaction') as string },
    ])
  })

  test('without TLS is reported if DATABASE_URL requires it', async () => {
    const url = await server.createDatabase()
    url.search = 'sslmode=verify-full'
    const [finding] = await checkPostgres(url)
    expect(finding?.message).toMatch(/does not support SSL.*asks for TLS/)
  })

  test('that does not exist or respond is reported without its password', async () => {
    const url = await server.createDatabase()
    url.password = 'secret'
    url.pathname = '/no-such-database'
    const [absent] = await checkPostgres(url)
    url.port = '1'
    const [unreachable] = await checkPostgres(url)
    expect(absent?.message).toMatch(/"no-such-database" does not exist.*DATABASE_URL/)
    expect(unreachable?.message).toMatch(/ECONNREFUSED.*DATABASE_URL/)
    expect(`${absent?.message ?? ''}${unreachable?.message ?? ''}`).not.toContain('secret')
  })
})

describeOnPostgres('a PostgreSQL server with TLS and a CA of its own', (server) => {
  /** Lets clients into this database with TLS only. */
  async function requireTls(url: URL) {
    const certificate = join(server.dataFolder, 'server.crt')
    const key = join(server.dataFolder, 'server.key')
    writeFileSync(certificate, localhostCertificate.cert)
    writeFileSync(key, localhostCertificate.key, { mode: 0o600 })
    writeFileSync(
      join(server.dataFolder, 'pg_hba.conf'),
      `hostssl "${url.pathname.slice(1)}" all all trust\nhost postgres all all trust\n`,
    )
    const { uid, gid } = statSync(server.dataFolder)
    chownSync(key, uid, gid)
    const administration = new URL('/postgres', url)
    await server.query(administration, 'ALTER SYSTEM SET ssl = on')
    await server.query(administration, 'SELECT pg_reload_conf()')
    return certificate
  }

  async function check(url: URL, parameters: Record<string, string>) {
    const address = new URL(url)
    address.search = new URLSearchParams(parameters).toString()
    const [finding] = await checkPostgres(address)
    return finding?.message ?? ''
  }

  test('is used with its certificate, and each TLS mistake is explained', async () => {
    const url = await server.createDatabase()
    const sslrootcert = await requireTls(url)
    const sslmode = 'verify-full'
    await vi.waitFor(async () => {
      expect(await check(url, {})).toMatch(/no encryption.*"\?sslmode=verify-full"/)
    })
    expect(await check(url, { sslmode })).toMatch(/self.signed.*sslrootcert=/)
    expect(await check(url, { sslmode, sslrootcert: '/nowhere.pem' })).toMatch(
      /ENOENT.*sslrootcert=/,
    )
    const withCertificate = { sslmode, sslrootcert }
    expect(await check(url, withCertificate)).toContain('is empty')
    url.search = new URLSearchParams(withCertificate).toString()
    await (await openPostgresStorage(url)).close()
    expect(await check(url, withCertificate)).toContain('can be written')
  })
})
