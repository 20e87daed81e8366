import type { FastifyReply, FastifyRequest } from 'fastify'

/** Limits how many requests are in progress at the same time. */
export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>

/** Ten times as long as an ordinary request takes. Clients that trickle bytes lose their slot after it. */
const minHoldMs = 5_000

export function createConcurrencyLimit(limit: number) {
  /** In order of arrival. */
  const holders = new Set<{ since: number; end: () => void }>()

  function hasFreeSlot(): boolean {
    const [oldest] = holders
    if (holders.size < limit || oldest === undefined) return true
    if (performance.now() - oldest.since < minHoldMs) return false
    oldest.end()
    return true
  }

  return {
    /** Takes a slot until the response was sent or the connection closed; false when none is free or it is closed. */
    tryAcquire({ socket }: FastifyRequest, { raw }: FastifyReply): boolean {
      if (socket.destroyed || !hasFreeSlot()) return false
      const release = () => {
        holders.delete(holder)
        raw.off('close', release)
        socket.off('close', release)
      }
      const end = () => {
        release()
        socket.destroy()
      }
      const holder = { since: performance.now(), end }
      holders.add(holder)
      // When a connection with several requests breaks, only the first response emits `close`.
      raw.once('close', release)
      socket.once('close', release)
      return true
    },
  }
}
