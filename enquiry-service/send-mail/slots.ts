import type { FastifyReply, FastifyRequest } from 'fastify'

/** Bounds how many requests of a kind are under way at the same time. */
export interface Slots {
  /**
   * Takes a slot until the answer has been handed over or the connection is gone.
   * @returns false when none is free, or nobody waits for the answer any more
   */
  takeFor(request: FastifyRequest, reply: FastifyReply): boolean
}

export function createSlots(most: number): Slots {
  let taken = 0
  return {
    takeFor({ socket }, { raw }) {
      if (taken >= most || socket.destroyed) return false
      taken += 1
      const release = () => {
        taken -= 1
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
