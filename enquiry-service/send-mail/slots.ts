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
  giveBack: () => void
  endConnection: () => void
}

/**
 * Ten times what a post or an answer of the usual size takes. Once all slots are taken, whoever has had
 * one for longer loses it to the next: so those who send or read a byte now and then keep nobody out.
 */
const safeForMs = 5_000

export function createSlots(most: number): Slots {
  /** In the order in which they came. */
  const holders = new Set<Holder>()

  function hasRoom(): boolean {
    if (holders.size < most) return true
    const [oldest] = holders
    if (oldest === undefined || performance.now() - oldest.since < safeForMs) return false
    oldest.giveBack()
    oldest.endConnection()
    return true
  }

  return {
    takeFor({ socket }, { raw }) {
      if (socket.destroyed || !hasRoom()) return false
      const giveBack = () => {
        holders.delete(holder)
        raw.off('close', giveBack)
        socket.off('close', giveBack)
      }
      const endConnection = () => socket.destroy()
      const holder: Holder = { since: performance.now(), giveBack, endConnection }
      holders.add(holder)
      // Of several requests sent at once on a connection that breaks, Node closes the first answer only.
      raw.once('close', giveBack)
      socket.once('close', giveBack)
      return true
    },
  }
}
