import { expect, onTestFinished, test } from 'vitest'
import { describeOnPostgres } from '../../testing/postgres-server.ts'
import { openPool } from './postgres-database.ts'

describeOnPostgres('a pool of connections', (server) => {
  // Borrowers, such as the rate limiter, do not listen for errors of their connection.
  test('survives the loss of one that is borrowed and idle', async () => {
    const url = await server.createDatabase()
    const pool = openPool(url, { connections: 2, timeoutMs: 2_000 })
    onTestFinished(() => pool.end())
    const client = await pool.connect()
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const ended = new Promise((resolve) => client.once('end', resolve))
    await server.query(url, `SELECT pg_terminate_backend(${rows[0]?.pid ?? 0})`)
    await ended
    await expect(client.query('SELECT 1')).rejects.toThrow()
    client.release(true)
    expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })
})
