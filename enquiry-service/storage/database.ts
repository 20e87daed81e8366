/** A value of a statement; a list is for `Database.inList`. */
export type Parameter = string | number | boolean | null | readonly string[]

/** What several transactions must not do at the same time. */
export type Exclusive = 'accept' | 'claim'

/** Runs one statement after the other. Their parameters are `$1`, `$2` and so on. */
interface Statements {
  /** The rows of a statement that reads, or of one with RETURNING. */
  all<Row>(statement: string, parameters?: readonly Parameter[]): Promise<Row[]>
  run(statement: string, parameters?: readonly Parameter[]): Promise<void>
}

export interface Transaction extends Statements {
  /** Until this transaction ends, others wait here that ask for the same. */
  lock(what: Exclusive): Promise<void>
}

/**
 * The little that differs between SQLite and PostgreSQL. The statements themselves are in SQL that both
 * understand (decision 4). Outside `transaction`, `all` only reads, and `run` is a transaction of its own.
 */
export interface Database extends Statements {
  /**
   * Everything is on disk when it resolves, and nothing has changed when it rejects.
   * @param work waits for nothing but its statements: in SQLite others share its transaction
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Follows a column: whether its value is in the list that is this parameter, such as `$1`. */
  inList(parameter: string): string
  /** Finishes what was started; later calls reject, except another `close`. */
  close(): Promise<void>
}

/** Why calls after `close` reject. */
export const closedError = () => new Error('The store is closed.')
