/** A value of a statement; a list is for `Database.inList`. */
export type Parameter = string | number | boolean | null | readonly string[]

/** What only one transaction does at a time. */
export type ExclusiveLock = 'migrate' | 'accept' | 'claim'

/** Runs one statement after the other, without waiting in between. Their parameters are `$1`, `$2` and so on. */
export interface Transaction {
  /** The rows of a statement that reads, or of one with RETURNING. */
  all<Row>(statement: string, parameters?: readonly Parameter[]): Promise<Row[]>
  /** Without parameters it may be several statements. */
  run(statement: string, parameters?: readonly Parameter[]): Promise<void>
}

/**
 * The little that differs between SQLite and PostgreSQL. The statements themselves are in SQL that both
 * understand (decision 4). Outside `transaction`, `all` only reads, and `run` is a transaction of its own.
 */
export interface Database extends Transaction {
  /**
   * Everything is on disk when it resolves, and nothing has changed when it rejects.
   * @param work waits for nothing but its statements
   * @param exclusive waits for other transactions that do the same
   */
  transaction<T>(
    work: (transaction: Transaction) => Promise<T>,
    exclusive?: ExclusiveLock,
  ): Promise<T>
  /** Follows a column: whether its value is in the list that is this parameter, such as `$1`. */
  inList(parameter: string): string
  /**
   * Rewrites the database, as deleted rows leave traces in its files. Nothing can be stored in the meantime.
   * @throws OperatorError when somebody else keeps it busy, or its disk has no space for a second copy
   */
  scrub(): Promise<void>
  /** Finishes what was started; later calls reject, except another `close`. */
  close(): Promise<void>
}

/** Why calls after `close` reject. */
export const closedError = () => new Error('The store is closed.')
