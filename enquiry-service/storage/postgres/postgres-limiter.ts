import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { OpenLimiter } from '../../abuse/post-limits.ts'

/**
 * Counts in the database, so that all instances share the limits. While it cannot be reached, each
 * instance counts for itself. The library deletes counts an hour after they expire.
 */
export function postgresLimiterOpener(pool: Pool): OpenLimiter {
  return (options) =>
    new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      tableName: 'rate_limit',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(options),
    })
}
