import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { findPostgres } from './find-postgres.ts'

/** A real PostgreSQL server on a local port, for the tests of one file. */
export interface TestPostgres {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<URL>
  /** Runs one statement as the administrator. */
  query(url: URL, statement: string): Promise<pg.QueryResult<Record<string, unknown>>>
  /** The folder with the server's files. */
  dataFolder: string
  /** Starts it again on its port and files, unless it runs. */
  start(): Promise<void>
  /** Ends all of its processes at once, as a crash would. */
  kill(): Promise<void>
}

/** Creating a database takes seconds on a busy machine. */
const patienceMs = 60_000

/** PostgreSQL refuses to run as root; this is "nobody" everywhere. */
const nobody = 65_534

/** A group of tests with a server of their own; skipped, loudly, where there is no PostgreSQL. */
export function describeOnPostgres(name: string, tests: (server: TestPostgres) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'enquiry-service-postgres-'))
  const found = findPostgres(folder)
  const server = createServerIn(folder, 'programs' in found ? found.programs : '')
  if ('missing' in found) {
    rmSync(folder, { recursive: true })
    console.warn(`SKIPPED: ${name}. ${found.missing}.`)
    describe.skip(`${name} (skipped: ${found.missing})`, () => {
      tests(server)
    })
    return
  }
  describe(name, () => {
    beforeAll(() => server.create(), patienceMs)
    afterAll(() => server.remove(), patienceMs)
    tests(server)
  })
}

function createServerIn(folder: string, programs: string) {
  const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const dataFolder = join(folder, 'data')
  let port = 0
  let child: ChildProcess | undefined

  process.once('exit', () => child?.kill('SIGQUIT'))

  const addressOf = (database: string) =>
    new URL(`postgres://postgres@127.0.0.1:${port}/${database}`)

  async function create(): Promise<void> {
    if (identity.uid !== undefined) chownSync(folder, nobody, nobody)
    chmodSync(folder, 0o700)
    const options = '-A trust -U postgres -E UTF8 --locale=C --no-sync'
    execFileSync(join(programs, 'initdb'), [...options.split(' '), '-D', dataFolder], {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    port = await freePort()
    await start()
  }

  async function start(): Promise<void> {
    if (child && !hasEnded(child)) return
    const deadline = Date.now() + patienceMs
    // After a crash, processes of the server that have not noticed yet keep a new one from starting.
    while (!(await startOnce())) {
      if (Date.now() > deadline) throw new Error('PostgreSQL does not start.')
      await wait(50)
    }
  }

  async function startOnce(): Promise<boolean> {
    const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '' }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const started = spawn(join(programs, 'postgres'), ['-D', dataFolder, ...options], {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
    })
    child = started
    while (!hasEnded(started)) {
      if (await answers()) return true
      await wait(10)
    }
    return false
  }

  async function answers(): Promise<boolean> {
    try {
      await query(addressOf('postgres'), 'SELECT 1')
      return true
    } catch {
      return false
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async function query(url: URL, statement: string) {
    const client = new pg.Client({ connectionString: url.href })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await client.query<Record<string, unknown>>(statement)
    } finally {
      await client.end()
    }
  }

  return {
    dataFolder,
    create,
    start,
    query,
    async kill() {
      const { rows } = await query(addressOf('postgres'), 'SELECT pid FROM pg_stat_activity')
      await end('SIGKILL')
      // Its other processes would notice in a moment, and might store something until then.
      for (const { pid } of rows) killIfRunning(Number(pid))
    },
    async remove() {
      await end('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
    async createDatabase() {
      const name = `test-${randomUUID()}`
      await query(addressOf('postgres'), `CREATE DATABASE "${name}"`)
      return addressOf(name)
    },
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
