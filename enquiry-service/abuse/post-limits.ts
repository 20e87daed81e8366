import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** Counts points for keys within a span of time; every store has its own. */
export type OpenLimiter = (options: LimiterOptions) => RateLimiterAbstract

export interface LimiterOptions {
  /** Keeps the counts of several limiters apart. */
  keyPrefix: string
  /** So many are within the limit … */
  points: number
  /** … in this many seconds. */
  duration: number
}

/** How much one connection, named by its `clientKey`, may send (decision 18). */
export interface PostLimits {
  /**
   * Counts a post, or as many as a large one stands for. Resolves with the seconds to wait when there
   * were too many, else with `null`.
   */
  countPost(client: string, posts?: number): Promise<number | null>
  /** Counts an enquiry that is about to be stored. Resolves with whether there were too many. */
  countEnquiry(client: string): Promise<boolean>
  /** Takes back an enquiry that turned out to be a repetition. */
  discountEnquiry(client: string): Promise<void>
  /** Counts a refused form that would be shown again. Resolves with whether there were too many. */
  countRefusedForm(client: string): Promise<boolean>
}

const tenMinutes = 10 * 60

/**
 * Enquiries of one connection in ten minutes before further ones are marked as spam. A visitor sends one,
 * and a few visitors may share a connection.
 */
export const softLimit = 5

/**
 * Posts of one connection in ten minutes before further ones are refused. A whole office behind one
 * address, with every form corrected and sent again, stays below it.
 */
export const hardLimit = 60

/** Limits other than the usual ones, for tests. */
export interface LimitsPerConnection {
  soft: number
  hard: number
}

/**
 * More often than anybody tries in ten minutes; further refused forms are answered by a page that costs
 * nothing. Each instance counts its own, as it is its processor that renders them.
 */
const mostRefusedForms = 10

export function createPostLimits(
  openLimiter: OpenLimiter,
  { soft, hard }: LimitsPerConnection = { soft: softLimit, hard: hardLimit },
): PostLimits {
  const posts = openLimiter({ keyPrefix: 'posts', points: hard, duration: tenMinutes })
  const enquiries = openLimiter({ keyPrefix: 'enquiries', points: soft, duration: tenMinutes })
  const refusedForms = new RateLimiterMemory({ points: mostRefusedForms, duration: tenMinutes })
  return {
    async countPost(client, count = 1) {
      // Whatever the limit is, the largest post passes once.
      const excess = await countIn(posts, client, Math.min(count, hard))
      return excess && Math.ceil(excess.msBeforeNext / 1000)
    },
    async countEnquiry(client) {
      return (await countIn(enquiries, client)) !== null
    },
    async discountEnquiry(client) {
      await enquiries.reward(client)
    },
    async countRefusedForm(client) {
      return (await countIn(refusedForms, client)) !== null
    },
  }
}

/** The library rejects with its count where the limit is exceeded, and with an error otherwise. */
async function countIn(
  limiter: RateLimiterAbstract,
  key: string,
  points = 1,
): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key, points)
    return null
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason
    throw reason
  }
}
