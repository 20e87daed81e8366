import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { plainAddress } from '../spam/client-key.ts'

/** Checks for trusted proxies. Fastify's own check does not recognise one that another proxy noted with its port. */
export function trustedProxyCheck(blocks: readonly string[]): (address: string) => boolean {
  const isTrusted = compile([...blocks])
  return (address) => isTrusted(plainAddress(address), 0)
}

/** Warns once of an unknown proxy. Does not log its address: a visitor can send the header without a proxy. */
export function warnAboutUnknownProxy(app: FastifyInstance): void {
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    // Fastify lists more than the peer only behind a proxy that is trusted.
    const isUnknown = (request.ips?.length ?? 1) === 1
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined && isUnknown) {
      hasWarned = true
      request.log.warn(
        'a request came through a proxy that is not in TRUSTED_PROXIES: its visitors share one rate limit',
      )
    }
    done()
  })
}
