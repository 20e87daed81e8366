import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database, Exclusive, Transaction } from './database.ts'

interface Job {
  run: (transaction: Transaction) => Promise<void>
  resolve: () => void
  reject: (reason: unknown) => void
}

/** Groups simultaneous writes into one transaction, so that they share one disk sync. */
export interface GroupCommit {
  /** Resolves with the result of `work`, after the commit. */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Resolves when nothing is in progress. */
  idle(): Promise<void>
}

/**
 * A larger group gains little on the disk and costs memory: everything that belongs to its requests
 * is kept until all of them are answered (npm run bench -- enquiries).
 */
const maxGroupSize = 32

/**
 * Under load one fsync covers many requests, while each response still waits for its own write. An
 * error rolls back and rejects the whole group: none of its writes may be reported as stored. It also
 * rejects those who wait behind the group, rather than letting them wait for as long again.
 * @param lock taken once for each group
 */
export function createGroupCommit(database: Database, lock?: Exclusive): GroupCommit {
  const waiting: Job[] = []
  let running: Promise<void> | undefined

  async function commitWaiting(): Promise<void> {
    await nextTurn()
    while (waiting.length > 0) await commit(waiting.splice(0, maxGroupSize))
    running = undefined
  }

  async function commit(group: Job[]): Promise<void> {
    try {
      await database.transaction(async (transaction) => {
        if (lock) await transaction.lock(lock)
        for (const job of group) await job.run(transaction)
      })
    } catch (error) {
      for (const job of [...group, ...waiting.splice(0)]) job.reject(error)
      return
    }
    for (const job of group) job.resolve()
  }

  return {
    write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        let result: T
        waiting.push({
          run: async (transaction) => {
            result = await work(transaction)
          },
          resolve: () => {
            resolve(result)
          },
          reject,
        })
        running ??= commitWaiting()
      })
    },
    idle: () => running ?? Promise.resolve(),
  }
}
