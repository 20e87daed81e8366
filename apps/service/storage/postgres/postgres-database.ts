import { setTimeout as wait } from 'node:timers/promises'
import pg, { type PoolClient, type QueryConfig, DatabaseError } from 'pg'
import { closedError } from '../database.ts'
import type { Database, ExclusiveLock, Parameter, Transaction } from '../database.ts'
import { OperatorError } from '../../settings/operator-error.ts'

/** Locks between instances that share a database; the numbers are arbitrary. */
const advisoryLocks = { migrate: 7362001, accept: 7362002, claim: 7362003, count: 7362004 }

/** How much later than the server this side gives up: the server's own error says more. */
const graceMs = 500

/** `timeoutMs`: for a free connection, and again for a transaction. */
interface PoolLimits {
  connections: number
  timeoutMs: number
}

/** A PostgreSQL database. Every transaction has its own settings: a pooler may lend a connection for each. */
export function postgresDatabase(url: URL, { connections, timeoutMs }: PoolLimits): Database {
  const pool = openPool(url, { connections, timeoutMs })
  const inProgress = new Set<Promise<unknown>>()
  let closed: Promise<void> | undefined

  // Commits wait for the disk, statements see what others have committed, and what takes too long is ended.
  const begin = `BEGIN ISOLATION LEVEL READ COMMITTED;
    SET LOCAL synchronous_commit = on;
    SET LOCAL statement_timeout = ${timeoutMs};
    SET LOCAL idle_in_transaction_session_timeout = ${timeoutMs}`

  async function runTransaction<T>(
    work: (transaction: Transaction) => Promise<T>,
    exclusive?: ExclusiveLock,
  ): Promise<T> {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      const transaction = createTransaction(client, performance.now() + timeoutMs + graceMs)
      await transaction.run(
        exclusive ? `${begin}; SELECT pg_advisory_xact_lock(${advisoryLocks[exclusive]})` : begin,
      )
      const result = await work(transaction)
      await transaction.run('COMMIT')
      return result
    } catch (error) {
      failure = error as Error
      throw error
    } finally {
      // After a failure the connection may be inside a transaction: it is not reused.
      client.release(failure)
    }
  }

  const database: Database = {
    all: (statement, parameters) =>
      database.transaction((transaction) => transaction.all(statement, parameters)),

    run: (statement, parameters) =>
      database.transaction((transaction) => transaction.run(statement, parameters)),

    transaction(work, exclusive) {
      if (closed) return Promise.reject(closedError())
      const running = runTransaction(work, exclusive)
      inProgress.add(running)
      const end = () => inProgress.delete(running)
      running.then(end, end)
      return running
    },

    inList: (parameter) => `= ANY (${parameter})`,

    scrub: () => rewriteTables(database),

    close: () => (closed ??= Promise.allSettled(inProgress).then(() => pool.end())),
  }
  return database
}

/** @param deadline the time of `performance.now` at which the last statement fails */
function createTransaction(client: PoolClient, deadline: number): Transaction {
  const transaction: Transaction = {
    async all<Row>(statement: string, parameters?: readonly Parameter[]) {
      const query: QueryConfig & { query_timeout: number } = {
        text: statement,
        ...(parameters && { values: parameters.map(withoutNul) }),
        query_timeout: Math.max(1, deadline - performance.now()),
      }
      const { rows } = await client.query(query)
      return rows as Row[]
    },

    async run(statement, parameters) {
      await transaction.all(statement, parameters)
    },
  }
  return transaction
}

/** Removes the one character that PostgreSQL cannot store. */
const withoutNul = (value: Parameter): Parameter =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value

/** `bigint` columns contain times and counts, which a JavaScript number represents exactly. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/** However long a transaction may take: nobody waits longer for a server that cannot be reached. */
const maxConnectMs = 5_000

/** A pool that survives every loss of the database. Its connections have no settings, which a pooler may refuse. */
export function openPool(url: URL, { connections, timeoutMs }: PoolLimits): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url.href,
    fallback_application_name: 'enquiry-service',
    types,
    max: connections,
    connectionTimeoutMillis: Math.min(timeoutMs, maxConnectMs),
    keepAlive: true,
    // Sends a statement without waiting for the result of the one before, where both are known.
    pipeline: true,
  })
  // Without a listener for idle connections and one for borrowed ones, a lost connection would end the process.
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

/** Implements `Database.scrub`: rewrites both tables. A backup in progress delays this command rather than visitors. */
async function rewriteTables(database: Database): Promise<void> {
  for (let attempt = 1; attempt <= 10; attempt++) {
    try {
      await database.transaction(async (transaction) => {
        await transaction.run("SET LOCAL lock_timeout = '200ms'")
        // As VACUUM FULL does, but within a transaction, which the setting above needs.
        await transaction.run('CLUSTER delivery USING delivery_pkey')
        await transaction.run('CLUSTER enquiry USING enquiry_pkey')
      })
      return
    } catch (error) {
      const code = error instanceof DatabaseError ? error.code : undefined
      if (code === '53100') throw new OperatorError(diskFullMessage, { cause: error })
      const lockNotAvailable = '55P03'
      if (code !== lockNotAvailable) throw error
      await wait(300)
    }
  }
  throw new OperatorError('The database is in use, perhaps by a backup. Try again in a moment.')
}

const diskFullMessage =
  'The tables could not be rewritten because the disk of the database is full, so their files may ' +
  'still contain traces of what was erased. Free some space for a second copy of them, and run the same ' +
  'command again.'

/** The error message for a database that cannot be used, with advice and without its password. */
export function postgresErrorMessage(url: URL, error: unknown): string {
  // A host with several addresses fails with one error for each, in an error without a message.
  const reason = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  const { message } = reason instanceof Error ? reason : new Error(String(reason))
  return `DATABASE_URL: ${withoutCredentials(url)} cannot be used (${message}). ${postgresAdvice(reason)}`
}

/** The address without user and password, and without parameters, which may contain one as well. */
export const withoutCredentials = ({ host, pathname }: URL): string => `${host}${pathname}`

function postgresAdvice(error: unknown): string {
  const { code = '', message = '' } = error as Partial<NodeJS.ErrnoException>
  if (/CERT|ISSUER|SIGNATURE|ENOENT/.test(code) || /SSL|encryption/.test(message)) {
    return (
      'Check how DATABASE_URL asks for TLS: "?sslmode=verify-full" where the server has it, with the host name ' +
      'that the provider gives, and "&sslrootcert=/etc/database-ca.pem" for a CA certificate of its own.'
    )
  }
  return (
    'Check host, port, user, password and name in DATABASE_URL, and that the server is running and has free ' +
    'disk space.'
  )
}
