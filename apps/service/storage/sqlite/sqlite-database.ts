import { statSync } from 'node:fs'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { OperatorError } from '../../settings/operator-error.ts'
import { closedError, type Database, type Parameter, type Transaction } from '../database.ts'
import { sqliteResultCode, isDiskFull } from '../disk-full.ts'

/** One after the other for all connections: a second one would block the process while it waits for the lock. */
let lastTransaction: Promise<unknown> = Promise.resolve()

/** A database in an open SQLite file. */
export function sqliteDatabase(connection: DatabaseSync, file: string): Database {
  const statements = new Map<string, StatementSync>()
  const files = [file, `${file}-wal`]
  let openedFiles: (string | undefined)[] | undefined
  let closed: Promise<void> | undefined

  const transaction: Transaction = {
    // eslint-disable-next-line @typescript-eslint/require-await -- an error is a rejection
    async all<Row>(statement: string, parameters: readonly Parameter[] = []) {
      const prepared = statements.getOrInsertComputed(statement, () =>
        connection.prepare(statement),
      )
      return withBusyError(() => prepared.all(namedParameters(parameters))) as Row[]
    },
    async run(statement, parameters) {
      if (parameters) await transaction.all(statement, parameters)
      else
        withBusyError(() => {
          connection.exec(statement)
        })
    },
  }

  async function runTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    // IMMEDIATE takes the write lock first: upgrading to it later could fail halfway.
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

  /** What is written to a moved file would be gone at the next start. SQLite does not notice it with a journal. */
  function assertNotMoved(): void {
    const moved = files.find((path, index) => fileIdentity(path) !== openedFiles?.[index])
    if (moved === undefined) return
    throw new Error(`${moved} was moved, replaced or deleted while the service was running`)
  }

  /** Runs after what is in progress. */
  function enqueue<T>(work: () => T | Promise<T>): Promise<T> {
    if (closed) return Promise.reject(closedError())
    const running = lastTransaction.then(work)
    lastTransaction = running.catch(() => undefined)
    return running
  }

  const database: Database = {
    async all<Row>(statement: string, parameters?: readonly Parameter[]) {
      if (closed) throw closedError()
      // Lets the process run between synchronous queries. A transaction waits for nothing, so it has ended then.
      await nextTurn()
      return transaction.all<Row>(statement, parameters)
    },

    run: (statement, parameters) =>
      database.transaction((transaction) => transaction.run(statement, parameters)),

    transaction: (work, exclusive) =>
      enqueue(async () => {
        const result = await runTransaction(work)
        // The first transaction, which is the migration, creates them.
        openedFiles ??= files.map(fileIdentity)
        if (exclusive === 'accept') assertNotMoved()
        return result
      }),

    inList: (parameter) => `IN (SELECT value FROM json_each(${parameter}))`,

    scrub: () =>
      enqueue(() => {
        withBusyError(() => {
          scrub(connection)
        })
      }),

    close: () =>
      (closed ??= lastTransaction.then(() => {
        connection.close()
      })),
  }
  return database
}

/** @throws OperatorError when another process holds the lock of the database for too long (SQLITE_BUSY) */
function withBusyError<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (sqliteResultCode(error) !== 5) throw error
    throw new OperatorError(databaseInUse, { cause: error })
  }
}

/** Without opening the file, which would release locks on it (open-database.ts). */
function fileIdentity(file: string): string | undefined {
  const status = statSync(file, { throwIfNoEntry: false })
  return status && `${status.dev}:${status.ino}`
}

/** SQLite has no booleans, and gets lists as JSON. */
const namedParameters = (parameters: readonly Parameter[]): Record<string, SQLInputValue> =>
  Object.fromEntries(parameters.map((value, index) => [`$${index + 1}`, toSqliteValue(value)]))

function toSqliteValue(value: Parameter): SQLInputValue {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

const databaseInUse = 'The database is in use. Try again in a moment.'

/** How long moving the journal waits for other processes that read: no enquiry can be stored meanwhile. */
const readersTimeoutMs = 500

/** Deleted rows are overwritten (`secure_delete`), but only VACUUM removes copies of rows that SQLite has moved. */
function scrub(database: DatabaseSync): void {
  const { timeout } = database.prepare('PRAGMA busy_timeout').get() as { timeout: number }
  try {
    database.exec('VACUUM')
    database.exec(`PRAGMA busy_timeout = ${readersTimeoutMs}`)
    const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: 0 | 1 }
    if (busy === 1) throw new OperatorError(databaseInUse)
  } catch (error) {
    if (!isDiskFull(error as Error)) throw error
    throw new OperatorError(
      `The database could not be rewritten (${(error as Error).message}), so unused parts of its file may ` +
        'still contain traces of what was erased. Free some space for a second copy of it, on its disk and in ' +
        'the folder for temporary files, and run the same command again.',
      { cause: error },
    )
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeout}`)
  }
}
