import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database, ExclusiveLock, Transaction } from './database.ts'

interface Job {
  /** Resolves with what to do after the commit. */
  run: (transaction: Transaction) => Promise<() => void>
  reject: (reason: unknown) => void
}

/** A larger group gains little and costs memory until all of it is answered (npm run bench -- enquiries). */
const maxGroupSize = 32

/**
 * Groups simultaneous writes into one transaction, so that they share one disk sync and, in PostgreSQL, one
 * lock. An error rejects the whole group, since none of it is stored, and those who wait behind it, who would
 * otherwise wait for as long again.
 */
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
      const acknowledge = await database.transaction(async (transaction) => {
        const results: (() => void)[] = []
        for (const job of group) results.push(await job.run(transaction))
        return results
      }, exclusive)
      for (const resolve of acknowledge) resolve()
    } catch (error) {
      for (const job of [...group, ...waiting.splice(0)]) job.reject(error)
    }
  }

  return {
    /** Resolves with the result of `work`, after the commit. */
    write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const run: Job['run'] = async (transaction) => {
        const result = await work(transaction)
        return () => {
          resolve(result)
        }
      }
      waiting.push({ run, reject })
      running ??= commitWaiting()
      return promise
    },

    /** Resolves when nothing is in progress. */
    idle: () => running ?? Promise.resolve(),
  }
}
