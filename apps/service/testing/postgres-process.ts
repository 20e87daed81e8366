import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** A real PostgreSQL server on a local port, with files of its own. */
export interface TestPostgres {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<URL>
  /**
   * The same database at each call, emptied, with its tables once they have been created. Takes a quarter of the time
   * of a new one; nothing else may use it.
   */
  emptiedDatabase(): Promise<URL>
  /** Runs one statement as the administrator. */
  query(url: URL, statement: string): Promise<pg.QueryResult<Record<string, unknown>>>
  /** The folder with the server's files. */
  dataFolder: string
  /** Starts it again on its port and files, unless it is running. */
  start(): Promise<void>
  /** Kills all of its processes at once, as in a crash. */
  kill(): Promise<void>
}

/** A server that its creator has to remove. */
export interface PostgresProcess extends TestPostgres {
  /** Creates the files and starts the server. */
  create(): Promise<void>
  /** Stops the server and removes its files. */
  remove(): Promise<void>
}

/** How long a start may take on a busy machine, in milliseconds. */
export const postgresTimeoutMs = 60_000

/** PostgreSQL refuses to run as root; this is the user "nobody". */
export const nobody = 65_534

/**
 * @param folder a new folder for the files
 * @param programs the folder with `initdb` and `postgres`
 */
export function postgresIn(folder: string, programs: string): PostgresProcess {
  const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const dataFolder = join(folder, 'data')
  let port = 0
  let child: ChildProcess | undefined
  let emptied: URL | undefined

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
    const deadline = Date.now() + postgresTimeoutMs
    // After a crash, remaining processes of the old server prevent a new one from starting.
    while (!(await startOnce())) {
      if (Date.now() > deadline) throw new Error('PostgreSQL does not start.')
      await wait(50)
    }
  }

  async function startOnce(): Promise<boolean> {
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      // The tests kill processes, not the machine: what was written survives, in half the time.
      fsync: 'off',
    }
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

  async function createDatabase(): Promise<URL> {
    const name = `test-${randomUUID()}`
    await query(addressOf('postgres'), `CREATE DATABASE "${name}"`)
    return addressOf(name)
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
      // The other processes would notice soon, but might still store something.
      for (const { pid } of rows) killIfRunning(Number(pid))
    },
    async remove() {
      await end('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
    createDatabase,
    async emptiedDatabase() {
      if (emptied) await query(emptied, 'TRUNCATE enquiry, delivery, page_views')
      return (emptied ??= await createDatabase())
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
    // It has already ended.
  }
}
