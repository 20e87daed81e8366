import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Four times what an enquiry may hold. A refused body up to this size is received and thrown away, for
 * a browser that is cut off while it sends shows an error of its own instead of our answer.
 */
const largestUnreadBody = 4 * 1024 * 1024

/** Does so with every answer that passes the hooks. */
export function cutUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    cutUnreadBody(request, reply)
    done()
  })
}

/**
 * Ends the connection with the answer when more of a body would follow that nobody reads, as on routes
 * and methods that take none. Node would receive all of it first.
 */
export function cutUnreadBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return
  const { 'content-length': length, 'transfer-encoding': coding } = raw.headers
  // In chunks it says nothing of its size.
  if (coding !== undefined || Number(length ?? 0) > largestUnreadBody) {
    reply.header('Connection', 'close')
  } else {
    // Fastify would end it for every body that it refuses.
    reply.removeHeader('Connection')
  }
}
