import pg from 'pg'

/** `bigint` columns contain times and counts, which a JavaScript number represents exactly. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/** However long a transaction may take: nobody waits longer for a server that cannot be reached. */
const maxConnectMs = 5_000

export interface PoolOptions {
  /** The maximum number of connections. */
  connections: number
  /** Timeout for a free connection, and again for a transaction; milliseconds. */
  timeoutMs: number
}

/**
 * Opens a connection pool that survives every loss of the database: statements in progress reject,
 * later ones connect again. It connects on demand, without settings: a pooler may refuse those of a
 * connection.
 */
export function openPool(url: URL, { connections, timeoutMs }: PoolOptions): pg.Pool {
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
  // A lost connection without an error listener would end the process: the pool's listener covers
  // idle connections, the client's own those that are borrowed. Statements in progress on it
  // reject.
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}
