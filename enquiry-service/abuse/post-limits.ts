import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js'
import { clientKey } from './client-key.ts'

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

/** How much one connection may send (decisions, section 5.5). */
export interface PostLimits {
  /** Counts a post. Resolves with the seconds to wait when there were too many, else with `null`. */
  countPost(address: string): Promise<number | null>
  /** Counts an enquiry that is about to be stored. Resolves with whether there were too many. */
  countEnquiry(address: string): Promise<boolean>
  /** Takes back an enquiry that turned out to be a repetition. */
  discountEnquiry(address: string): Promise<void>
}

const tenMinutes = 10 * 60

/**
 * @param soft enquiries in ten minutes before further ones are marked
 * @param hard posts in ten minutes before further ones are refused
 */
export function createPostLimits(
  openLimiter: OpenLimiter,
  { soft, hard, secret }: { soft: number; hard: number; secret: string },
): PostLimits {
  const posts = openLimiter({ keyPrefix: 'posts', points: hard, duration: tenMinutes })
  const enquiries = openLimiter({ keyPrefix: 'enquiries', points: soft, duration: tenMinutes })
  return {
    async countPost(address) {
      const excess = await countIn(posts, clientKey(address, secret))
      return excess && Math.ceil(excess.msBeforeNext / 1000)
    },
    async countEnquiry(address) {
      return (await countIn(enquiries, clientKey(address, secret))) !== null
    },
    async discountEnquiry(address) {
      await enquiries.reward(clientKey(address, secret))
    },
  }
}

/** The library rejects with its count where the limit is exceeded, and with an error otherwise. */
async function countIn(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason
    throw reason
  }
}
