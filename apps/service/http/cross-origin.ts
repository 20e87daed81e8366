import type { FastifyCorsOptions } from '@fastify/cors'

/** Lets pages of the allowed origins read the responses. */
export function crossOrigin(allowedOrigins: readonly string[]): FastifyCorsOptions {
  return {
    origin: [...allowedOrigins],
    methods: ['GET', 'HEAD', 'POST'],
    exposedHeaders: ['Idempotency-Key'],
    maxAge: 86_400,
  }
}
