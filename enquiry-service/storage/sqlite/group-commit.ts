import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './in-transaction.ts'

interface Job {
  run: () => void
  resolve: () => void
  reject: (reason: unknown) => void
}

/** Writes of the same moment share one transaction, and thereby one wait for the disk. */
export interface GroupCommit {
  /** Resolves with what `work` returned, after the commit. `work` must be synchronous. */
  write<T>(work: () => T): Promise<T>
  /** Commits what waits; later writes reject. */
  close(): void
}

/**
 * A larger group gains little on the disk and costs more in the process: everything that belongs to its
 * requests stays in memory until all of them are answered (npm run bench -- enquiries).
 */
const largestGroup = 32

/**
 * Under load one fsync then stands behind many answers (about four times the throughput), while
 * every answer still waits for its own. An error undoes and rejects the whole group: none of its
 * members may have been stored, so none may be told so.
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
        if (waiting.length === largestGroup) commit()
        else if (waiting.length === 1) setImmediate(commit)
      })
    },
    close() {
      commit()
      closed = true
    },
  }
}
