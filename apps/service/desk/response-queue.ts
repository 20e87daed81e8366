import type { FastifyReply } from 'fastify'

/** Resolves when this response may start, with a signal that aborts when the client disconnects. */
export type ResponseQueue = (reply: FastifyReply) => Promise<AbortSignal>

/** Runs one response at a time: the next starts when the last has completed or its client disconnected. */
export function createResponseQueue(): ResponseQueue {
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
