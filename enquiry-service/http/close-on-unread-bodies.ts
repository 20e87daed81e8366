import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Four times the limit of an enquiry. A refused body up to this size is received and discarded,
 * because a browser whose upload is cut off shows an error of its own instead of the response.
 */
const maxUnreadBody = 4 * 1024 * 1024

/** Applies `closeOnUnreadBody` to every response that passes the hooks. */
export function closeOnUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    closeOnUnreadBody(request, reply)
    done()
  })
}

/**
 * Closes the connection after the response when too much of an unread body is still to arrive, as
 * on routes and methods that take no body. Node would receive all of it first.
 */
export function closeOnUnreadBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return
  const { 'content-length': length, 'transfer-encoding': coding } = raw.headers
  // A chunked body does not state its size.
  if (coding !== undefined || Number(length ?? 0) > maxUnreadBody) {
    reply.header('Connection', 'close')
  } else {
    // Fastify would close the connection for every body that it refuses.
    reply.removeHeader('Connection')
  }
}
