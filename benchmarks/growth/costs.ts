/** What the work costs in one state of the store; times in microseconds for one enquiry. */
export interface Costs {
  accept: number
  claim: number
  deliver: number
  list: number
  /** By its reference. */
  find: number
  purge: number
  /** Asking how much waits, in microseconds. */
  outbox: number
  /** Leaving no trace of what was purged, once for any number, in milliseconds. */
  scrub: number
  /** Of the process with the store, after the work, in megabytes. */
  memory: number
}
