import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'
import { nobody, type TestPostgres } from './postgres-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

const program = '/usr/sbin/pgbouncer'

/** Whether PgBouncer is installed. */
export const hasPooler = spawnSync(program, ['--version']).status === 0

/**
 * Starts a PgBouncer in transaction mode, with fewer connections than clients.
 * @returns the address of the same database through it
 */
export async function startPooler(server: TestPostgres, database: URL): Promise<URL> {
  const folder = temporaryFolder()
  const settings = join(folder, 'pgbouncer.ini')
  const url = new URL(database)
  url.port = String(await freePort())
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${database.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  )
  const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  chmodSync(folder, 0o755)
  if (identity.uid !== undefined) chownSync(folder, nobody, nobody)
  const pooler = spawn(program, ['--quiet', settings], { ...identity, stdio: 'ignore' })
  onTestFinished(async () => {
    if (pooler.exitCode !== null) return
    pooler.kill('SIGKILL')
    await once(pooler, 'exit')
  })
  await eventually(() => server.query(url, 'SELECT 1'))
  return url
}
