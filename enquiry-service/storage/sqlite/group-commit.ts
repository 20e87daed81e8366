import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './in-transaction.ts'

interface Job {
  run: () => void
  resolve: () => void
  reject: (reason: unknown) => void
}

/** Groups simultaneous writes into one transaction, so that they share one disk sync. */
export interface GroupCommit {
  /** Resolves with the result of `work`, after the commit. `work` must be synchronous. */
  write<T>(work: () => T): Promise<T>
  /** Commits pending writes; later ones reject. */
  close(): void
}

/**
 * A larger group gains little on the disk and costs memory: everything that belongs to its requests
 * is kept until all of them are answered (npm run bench -- enquiries).
 */
const maxGroupSize = 32

/**
 * Under load one fsync covers many requests (about four times the throughput), while each response
 * still waits for its own write. An error rolls back and rejects the whole group: none of its
 * writes may be reported as stored.
 */
export function createGroupCommit(database: DatabaseSync): GroupCommit {
  let waiting: Job[] = []
  let closed = false

  function commit(): void {
    const group = waiting
    waiting = []
    if (group.length === 0) return
    try {
      inTransaction(database, () => {
        for (const job of group) job.run()
      })
    } catch (error) {
      for (const job of group) job.reject(error)
      return
    }
    for (const job of group) job.resolve()
  }

  return {
    write<T>(work: () => T): Promise<T> {
      if (closed) return Promise.reject(new Error('The store is closed.'))
      return new Promise<T>((resolve, reject) => {
        let result: T
        waiting.push({
          run: () => {
            result = work()
          },
          resolve: () => {
            resolve(result)
          },
          reject,
        })
        if (waiting.length === maxGroupSize) commit()
        else if (waiting.length === 1) setImmediate(commit)
      })
    },
    close() {
      commit()
      closed = true
    },
  }
}
