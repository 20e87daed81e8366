import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database, ExclusiveLock, Transaction } from './database.ts'

interface Job {
  /** @returns what resolves it after the commit */
  run: (transaction: Transaction) => Promise<() => void>
  reject: (error: unknown) => void
}

/** A larger group gains little and costs memory until all of it is answered (npm run bench -- enquiries). */
const maxGroupSize = 32

/** Groups writes into one transaction, with one disk sync. An error rejects all of them, and those who wait behind. */
export function createGroupCommit(database: Database, exclusive?: ExclusiveLock) {
  const waiting: Job[] = []
  let running: Promise<void> | undefined

  async function commitWaiting(): Promise<void> {
    await nextTurn()
    while (waiting.length > 0) await commit(waiting.splice(0, maxGroupSize))
    running = undefined
  }

  async function commit(group: Job[]): Promise<void> {
    try {
      const work = (transaction: Transaction) =>
        Array.fromAsync(group, (job) => job.run(transaction))
      for (const resolve of await database.transaction(work, exclusive)) resolve()
    } catch (error) {
      for (const job of [...group, ...waiting.splice(0)]) job.reject(error)
    }
  }

  return {
    /** Resolves with the result of `work`, after the commit. */
    write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        const run: Job['run'] = async (transaction) => resolve.bind(null, await work(transaction))
        waiting.push({ run, reject })
        running ??= commitWaiting()
      })
    },

    /** Resolves when nothing is in progress. */
    idle: () => running ?? Promise.resolve(),
  }
}
