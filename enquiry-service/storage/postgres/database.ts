import type { Pool, PoolClient } from 'pg'

/** One connection, as long as it is lent. */
export type Session = Pick<PoolClient, 'query'>

/** A pool that lends its connections and knows when all are back. */
export interface Database {
  /** Lends a connection on which every statement is a transaction of its own. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T>
  /** Lends a connection for one transaction: on disk when this resolves, undone when it rejects. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>
  /** Waits for what was begun; later calls reject, except another `close`. */
  close(): Promise<void>
}

export function createDatabase(pool: Pool): Database {
  const underWay = new Set<Promise<unknown>>()
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
      // After a failure nobody knows its state (a transaction may be open): it is not used again.
      client.release(failure)
    }
  }

  function session<T>(work: (session: Session) => Promise<T>): Promise<T> {
    if (closed) return Promise.reject(new Error('The store is closed.'))
    const lent = lend(work)
    underWay.add(lent)
    const end = () => underWay.delete(lent)
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
    close: () => (closed ??= Promise.allSettled(underWay).then(() => pool.end())),
  }
}
