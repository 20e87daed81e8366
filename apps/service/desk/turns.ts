import type { FastifyReply } from 'fastify'

/** Resolves when it is this response's turn, with a signal that aborts when its reader has left. */
export type TakeTurn = (reply: FastifyReply) => Promise<AbortSignal>

/** Lets one response be made at a time: the next one begins when the last is complete or abandoned. */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve()
  return async ({ raw }) => {
    const reader = new AbortController()
    const closed = new Promise<void>((resolve) => {
      raw.once('close', () => {
        reader.abort()
        resolve()
      })
    })
    const previous = last
    last = Promise.all([previous, closed])
    await previous
    reader.signal.throwIfAborted()
    return reader.signal
  }
}
