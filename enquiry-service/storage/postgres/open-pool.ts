import pg from 'pg'

export interface PoolOptions {
  /** The maximum number of connections. */
  connections: number
  /** Timeout for a free connection, and again for a response; milliseconds. */
  timeoutMs: number
}

/** `bigint` columns contain times and counts, which a JavaScript number represents exactly. */
export const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Opens a connection pool that survives every loss of the database: statements in progress reject,
 * later ones connect again. It connects on demand.
 */
export function openPool(url: URL, { connections, timeoutMs }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url.href,
    fallback_application_name: 'enquiry-service',
    types,
    max: connections,
    connectionTimeoutMillis: timeoutMs,
    // The server cancels the statement; if it cannot even report that, the client times out a
    // little later.
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + 500,
    idle_in_transaction_session_timeout: timeoutMs,
    keepAlive: true,
    // For every new connection, whatever the database's defaults are: a commit waits for the disk,
    // and a statement sees what others have committed before it.
    verify(client, done) {
      client
        .query("SET synchronous_commit = on; SET default_transaction_isolation = 'read committed'")
        .then(() => {
          done()
        }, done)
    },
  })
  // A lost connection without an error listener would end the process: the pool's listener covers
  // idle connections, the client's own those that are borrowed. Statements in progress on it
  // reject.
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}
