import pg from 'pg'

/** How a pool is used; it connects on demand only. */
export interface PoolOptions {
  /** At most so many connections at a time. */
  connections: number
  /** How long a free connection, and then an answer, is waited for; in milliseconds. */
  patienceMs: number
}

/** `bigint` holds times and counts here, all of which a JavaScript number holds exactly. */
export const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Opens a pool of connections that outlives every loss of the database: what is under way then
 * rejects, what comes later connects again.
 */
export function openPool(url: URL, { connections, patienceMs }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url.href,
    fallback_application_name: 'enquiry-service',
    types,
    max: connections,
    connectionTimeoutMillis: patienceMs,
    // The server gives up by itself; where it cannot even say so, we do.
    statement_timeout: patienceMs,
    query_timeout: patienceMs + 500,
    idle_in_transaction_session_timeout: patienceMs,
    keepAlive: true,
    // Each new connection, before its first use: whatever the database's default is, a commit waits
    // for the disk, and a statement sees what others committed before it.
    verify(client, done) {
      client
        .query("SET synchronous_commit = on; SET default_transaction_isolation = 'read committed'")
        .then(() => {
          done()
        }, done)
    },
  })
  // A connection was lost. Without listeners that would end the process: the pool's hears of idle
  // ones, the client's own of those that are lent, to us or to the rate limits. Whatever was under
  // way on it rejects.
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}
