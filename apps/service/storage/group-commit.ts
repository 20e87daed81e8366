import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database, ExclusiveLock, Transaction } from './database.ts'

interface Job extends Omit<PromiseWithResolvers<undefined>, 'promise'> {
  run: (transaction: Transaction) => Promise<void>
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
      await database.transaction(async (transaction) => {
        for (const job of group) await job.run(transaction)
      }, exclusive)
      for (const job of group) job.resolve(undefined)
    } catch (error) {
      for (const job of [...group, ...waiting.splice(0)]) job.reject(error)
    }
  }

  return {
    /** Resolves with the result of `work`, after the commit. */
    async write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
      const { promise, ...settle } = Promise.withResolvers<undefined>()
      let result: T | undefined
      const run: Job['run'] = async (transaction) => {
        result = await work(transaction)
      }
      waiting.push({ run, ...settle })
      running ??= commitWaiting()
      await promise
      return result as T
    },

    /** Resolves when nothing is in progress. */
    idle: () => running ?? Promise.resolve(),
  }
}
