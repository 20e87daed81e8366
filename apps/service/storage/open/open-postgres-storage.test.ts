import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openPostgresStorage } from './open-postgres-storage.ts'
import { OperatorError } from '../../settings/operator-error.ts'
import { describeOnPostgres } from '../../testing/postgres-server.ts'

const longTimeout = { timeout: 60_000 }

async function problemAt(url: string): Promise<string> {
  const error = await openPostgresStorage(new URL(url)).catch((reason: unknown) => reason)
  if (error instanceof OperatorError) return error.message
  return expect.unreachable('it opened, or failed without a message for the owner')
}

describe('a database that cannot be used is reported without the password', () => {
  test('when the connection is refused', async () => {
    expect(await problemAt('postgres://web:secret@127.0.0.1:1/enquiries?password=secret')).toBe(
      'DATABASE_URL: 127.0.0.1:1/enquiries cannot be used (connect ECONNREFUSED 127.0.0.1:1). ' +
        'Check host, port, user, password and name in DATABASE_URL, and that the server is ' +
        'running and has free disk space.',
    )
  })

  test('when a host with several addresses refuses the connection', async () => {
    expect(await problemAt('postgres://web:secret@localhost:1/enquiries')).toMatch(
      /localhost:1\/enquiries cannot be used \(connect ECONNREFUSED/,
    )
  })

  test('when something accepts the connection and never responds', longTimeout, async () => {
    const server = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => {
      server.close()
    })
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    expect(await problemAt(`postgres://127.0.0.1:${port}/enquiries`)).toContain(
      'connection timeout',
    )
  })
})

describeOnPostgres('the storage on PostgreSQL', (server) => {
  test('a missing database is reported', async () => {
    const url = await server.createDatabase()
    expect(await problemAt(`${url.href}-gone`)).toMatch(/database "test-.*-gone" does not exist/)
  })

  test('its address is shown without user and password', async () => {
    const url = await server.createDatabase()
    const storage = await openPostgresStorage(new URL(`${url.href}?application_name=secret`))
    onTestFinished(storage.close)
    expect(storage.location).toBe(`postgres://${url.host}${url.pathname}`)
  })
})
