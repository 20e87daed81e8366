import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { closedError, type Database, type Parameter, type Transaction } from '../database.ts'
import { reportingLock } from './reporting-lock.ts'

/**
 * One after the other for all connections of this process: a second one would block the process while
 * it waits for the lock that the first one holds.
 */
let lastTransaction: Promise<unknown> = Promise.resolve()

/** A database in a SQLite file. */
export function sqliteDatabase(connection: DatabaseSync): Database {
  const statements = new Map<string, StatementSync>()
  let closed: Promise<void> | undefined

  const transaction: Transaction = {
    // eslint-disable-next-line @typescript-eslint/require-await -- an error is a rejection
    async all<Row>(statement: string, parameters: readonly Parameter[] = []) {
      const prepared = statements.getOrInsertComputed(statement, () =>
        connection.prepare(statement),
      )
      return reportingLock(() => prepared.all(namedParameters(parameters))) as Row[]
    },
    async run(statement, parameters) {
      await transaction.all(statement, parameters)
    },
    // Only one transaction at a time can write.
    lock: () => Promise.resolve(),
  }

  async function runTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    // IMMEDIATE takes the write lock first; upgrading later could fail halfway.
    await transaction.run('BEGIN IMMEDIATE')
    try {
      const result = await work(transaction)
      await transaction.run('COMMIT')
      return result
    } catch (error) {
      // On a full disk SQLite rolls back by itself; another ROLLBACK would hide the real error.
      if (connection.isTransaction) connection.exec('ROLLBACK')
      throw error
    }
  }

  const database: Database = {
    async all<Row>(statement: string, parameters?: readonly Parameter[]) {
      if (closed) throw closedError()
      // Queries are synchronous: this lets the rest of the process run in between. A transaction that was
      // in progress has ended then, because it waits for nothing.
      await nextTurn()
      return transaction.all<Row>(statement, parameters)
    },

    run: (statement, parameters) =>
      database.transaction((transaction) => transaction.run(statement, parameters)),

    transaction(work) {
      if (closed) return Promise.reject(closedError())
      const running = lastTransaction.then(() => runTransaction(work))
      lastTransaction = running.catch(() => undefined)
      return running
    },

    inList: (parameter) => `IN (SELECT value FROM json_each(${parameter}))`,

    close() {
      return (closed ??= lastTransaction.then(() => {
        connection.close()
      }))
    },
  }
  return database
}

/** SQLite has no booleans, and gets lists as JSON. */
function namedParameters(parameters: readonly Parameter[]): Record<string, SQLInputValue> {
  return Object.fromEntries(parameters.map((value, index) => [`$${index + 1}`, inputOf(value)]))
}

function inputOf(value: Parameter): SQLInputValue {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
