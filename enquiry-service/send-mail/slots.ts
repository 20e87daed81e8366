import type { FastifyReply, FastifyRequest } from 'fastify'

/** Bounds how many requests of a kind are under way at the same time. */
export interface Slots {
  /**
   * Takes a slot until the answer has been handed over or the connection is gone.
   * @returns false when none is free, or nobody waits for the answer any more
   */
  takeFor(request: FastifyRequest, reply: FastifyReply): boolean
}

interface Holder {
  since: number
  /** Whether the rest of the post is to come, or the answer to be taken. */
  keepsUsWaiting: () => boolean
  giveBack: () => void
  endConnection: () => void
}

/**
 * Ten times what a post or an answer of the usual size takes. Once all slots are taken, whoever has had
 * one for longer and keeps us waiting loses it to the next: so those who send or read a byte now and
 * then keep nobody out.
 */
const safeForMs = 5_000

export function createSlots(most: number): Slots {
  /** In the order in which they came. */
  const holders = new Set<Holder>()

  function hasRoom(): boolean {
    if (holders.size < most) return true
    const longest = performance.now() - safeForMs
    const slow = [...holders].find((holder) => holder.since <= longest && holder.keepsUsWaiting())
    if (slow === undefined) return false
    slow.giveBack()
    slow.endConnection()
    return true
  }

  return {
    takeFor({ socket, raw: incoming }, { raw }) {
      if (socket.destroyed || !hasRoom()) return false
      const giveBack = () => {
        holders.delete(holder)
        raw.off('close', giveBack)
        socket.off('close', giveBack)
      }
      const holder: Holder = {
        since: performance.now(),
        keepsUsWaiting: () => !incoming.complete || raw.headersSent,
        giveBack,
        endConnection: () => socket.destroy(),
      }
      holders.add(holder)
      // Of several requests sent at once on a connection that breaks, Node closes the first answer only.
      raw.once('close', giveBack)
      socket.once('close', giveBack)
      return true
    },
  }
}
