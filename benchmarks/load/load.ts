/** What a load sends, and for how long. */
export interface Load {
  /** Of a page, or of the service that gets enquiries. */
  address: string
  kind: 'page' | 'enquiries'
  /** Kept open, each with one request at a time. */
  connections: number
  /** How long each connection waits after an answer, in milliseconds; 0 for a load at the limit. */
  pauseMs: number
  seconds: number
}

/** What came back. */
export interface LoadResult {
  /** Requests that were answered as they should be. */
  answered: number
  perSecond: number
  /** Milliseconds from a request to its answer that half and 99 of 100 did not exceed. */
  p50: number
  p99: number
}
