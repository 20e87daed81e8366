import type { FastifyCorsOptions } from '@fastify/cors'

/** Lets the pages of other origins read our answers; with no such origin, none. */
export function crossOrigin(allowedOrigins: readonly string[]): FastifyCorsOptions {
  return { origin: [...allowedOrigins], methods: ['GET', 'HEAD', 'POST'], maxAge: 86_400 }
}
