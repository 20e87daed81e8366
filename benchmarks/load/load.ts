/** What a load sends, and for how long. */
export interface Load {
  /** The address of a page, or of the service for enquiries. */
  address: string
  kind: 'page' | 'enquiries'
  /** Kept open, each with one request at a time. */
  connections: number
  /** Milliseconds that each connection waits after a response; 0 for full load. */
  pauseMs: number
  seconds: number
}

export interface LoadResult {
  /** Requests with a successful response. */
  answered: number
  perSecond: number
  /** The median and the 99th percentile of the response times, in milliseconds. */
  p50: number
  p99: number
}
