/**
 * The cost of each operation at one size of the store, in microseconds per enquiry unless stated
 * otherwise.
 */
export interface Costs {
  accept: number
  claim: number
  deliver: number
  list: number
  /** By reference. */
  find: number
  purge: number
  /** Reading the state of the outbox, in microseconds. */
  outbox: number
  /** Removing all traces of what was purged, once for any number, in milliseconds. */
  scrub: number
  /** Of the process after the work, in megabytes. */
  memory: number
}
