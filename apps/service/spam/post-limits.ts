import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How much a connection (`clientKey`) may send (decision 18). Each instance counts for itself, from its start. */
export type PostLimits = ReturnType<typeof createPostLimits>

const tenMinutes = 10 * 60

/** Large enquiries from everyone in an hour before further ones are held: they could fill a mailbox within hours. */
export const largePerHour = 3

/** Enquiries from one connection in ten minutes before further ones are marked: a few visitors may share it. */
const softLimit = 5

/** Posts from one connection in ten minutes before further ones are refused: a whole office stays below it. */
const hardLimit = 60

/** Forty times what people write. Larger posts count as several: a connection can store 4 MB in ten minutes, not 60. */
export const smallPostBytes = 64 * 1024

/** The limits are overridden in tests. */
export function createPostLimits({ soft = softLimit, hard = hardLimit } = {}) {
  const posts = new RateLimiterMemory({ points: hard, duration: tenMinutes })
  const enquiries = new RateLimiterMemory({ points: soft, duration: tenMinutes })
  const large = new RateLimiterMemory({ points: largePerHour, duration: 60 * 60 })
  const everyone = 'everyone'
  return {
    /** Counts a post, a large one several times. Resolves with the seconds to wait, or `null`. */
    async countPost(client: string, count = 1): Promise<number | null> {
      // A post that counts for more than the limit still passes once.
      const excess = await countIn(posts, client, Math.min(count, hard))
      return excess && Math.ceil(excess.msBeforeNext / 1000)
    },
    /** Counts an enquiry that is about to be stored. Resolves with whether there were too many. */
    countEnquiry: async (client: string) => (await countIn(enquiries, client)) !== null,
    /** Also counts it as a large one, of which there may be too many from everyone. */
    countLargeEnquiry: async () => (await countIn(large, everyone)) !== null,
    /** Uncounts an enquiry that turned out to be a duplicate. */
    async discountEnquiry(client: string, isLarge: boolean): Promise<void> {
      await enquiries.reward(client)
      if (isLarge) await large.reward(everyone)
    },
  }
}

/** The library rejects with its result when the limit is exceeded, and with an error otherwise. */
async function countIn(limiter: RateLimiterMemory, key: string, points = 1) {
  try {
    await limiter.consume(key, points)
    return null
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason
    throw reason
  }
}
