import type { FastifyReply, FastifyRequest } from 'fastify'

/** Bounds how many requests of a kind are under way at the same time. */
export interface Slots {
  /**
   * Takes a slot until the answer has been handed over or the connection is gone.
   * @returns false when none is free, or nobody waits for the answer any more
   */
  takeFor(request: FastifyRequest, reply: FastifyReply): boolean
}

/**
 * @param longestMs after which the connection of a request that still has its slot is ended, so that
 *   whoever reads a byte now and then keeps none; left out: never
 */
export function createSlots(most: number, longestMs?: number): Slots {
  let taken = 0
  return {
    takeFor({ socket }, { raw }) {
      if (taken >= most || socket.destroyed) return false
      taken += 1
      const end = () => socket.destroy()
      const timer = longestMs === undefined ? undefined : setTimeout(end, longestMs).unref()
      const release = () => {
        taken -= 1
        clearTimeout(timer)
        raw.off('close', release)
        socket.off('close', release)
      }
      // Of several requests sent at once on a connection that breaks, Node closes the first answer only.
      raw.once('close', release)
      socket.once('close', release)
      return true
    },
  }
}
