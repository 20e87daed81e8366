import type { Pool, PoolClient } from 'pg'

/** A borrowed connection. */
export type Session = Pick<PoolClient, 'query'>

/** A connection pool that can wait for work in progress when it closes. */
export interface Database {
  /** Lends a connection on which every statement is its own transaction. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T>
  /**
   * Lends a connection for one transaction: committed when this resolves, rolled back when it
   * rejects.
   */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>
  /** Waits for work in progress; later calls reject, except another `close`. */
  close(): Promise<void>
}

export function createDatabase(pool: Pool): Database {
  const inProgress = new Set<Promise<unknown>>()
  let closed: Promise<void> | undefined

  async function lend<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      return await work(client)
    } catch (error) {
      failure = error as Error
      throw error
    } finally {
      // After a failure the connection may be in any state, such as inside a transaction: it is not
      // reused.
      client.release(failure)
    }
  }

  function session<T>(work: (session: Session) => Promise<T>): Promise<T> {
    if (closed) return Promise.reject(new Error('The store is closed.'))
    const lent = lend(work)
    inProgress.add(lent)
    const end = () => inProgress.delete(lent)
    lent.then(end, end)
    return lent
  }

  return {
    session,
    transaction: (work) =>
      session(async (client) => {
        await client.query('BEGIN')
        const result = await work(client)
        await client.query('COMMIT')
        return result
      }),
    close: () => (closed ??= Promise.allSettled(inProgress).then(() => pool.end())),
  }
}
