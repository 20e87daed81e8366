/** A value of a statement; a list is for `Database.inList`. */
export type Parameter = string | number | boolean | null | readonly string[]

/** What only one transaction does at a time. */
export type ExclusiveLock = 'migrate' | 'accept' | 'claim' | 'count'

/** Runs one statement after the other, without waiting in between. Their parameters are `$1`, `$2` and so on. */
export interface Transaction {
  all<Row>(statement: string, parameters?: readonly Parameter[]): Promise<Row[]>
  /** Without parameters it may be several statements. */
  run(statement: string, parameters?: readonly Parameter[]): Promise<void>
}

/** The little that differs between the databases (decision 4). Outside `transaction`, `all` only reads and `run` commits. */
export interface Database extends Transaction {
  /** All is on disk when it resolves, nothing when it rejects. `work` waits for nothing but its statements. */
  transaction<T>(
    work: (transaction: Transaction) => Promise<T>,
    exclusive?: ExclusiveLock,
  ): Promise<T>
  /** Follows a column: whether its value is in the list that is this parameter, such as `$1`. */
  inList(parameter: string): string
  /** Rewrites the database, whose files keep traces. @throws OperatorError when it is in use, or its disk has no space */
  scrub(): Promise<void>
  /** Finishes what was started; later calls reject, except another `close`. */
  close(): Promise<void>
}

/** Why calls after `close` reject. */
export const closedError = () => new Error('The store is closed.')
