import type { FastifyReply, FastifyRequest } from 'fastify'

/** Limits how many requests of a kind are in progress at the same time. */
export interface Slots {
  /**
   * Takes a slot until the response has been sent or the connection is closed.
   * @returns false when none is free, or the connection is already closed
   */
  tryAcquire(request: FastifyRequest, reply: FastifyReply): boolean
}

interface Holder {
  since: number
  /** Whether the client has yet to send the rest of the post or receive the response. */
  isClientSlow: () => boolean
  release: () => void
  endConnection: () => void
}

/**
 * Ten times as long as an ordinary post or response takes. When all slots are taken, a client that
 * is slow and has held one for longer loses it, so that clients that trickle bytes block nobody.
 */
const guaranteedMs = 5_000

export function createSlots(limit: number): Slots {
  /** In order of arrival. */
  const holders = new Set<Holder>()

  function hasFreeSlot(): boolean {
    if (holders.size < limit) return true
    const deadline = performance.now() - guaranteedMs
    const slow = [...holders].find((holder) => holder.since <= deadline && holder.isClientSlow())
    if (slow === undefined) return false
    slow.release()
    slow.endConnection()
    return true
  }

  return {
    tryAcquire({ socket, raw: incoming }, { raw }) {
      if (socket.destroyed || !hasFreeSlot()) return false
      const release = () => {
        holders.delete(holder)
        raw.off('close', release)
        socket.off('close', release)
      }
      const holder: Holder = {
        since: performance.now(),
        isClientSlow: () => !incoming.complete || raw.headersSent,
        release,
        endConnection: () => socket.destroy(),
      }
      holders.add(holder)
      // When a connection with several requests breaks, Node emits `close` only for the first
      // response.
      raw.once('close', release)
      socket.once('close', release)
      return true
    },
  }
}
