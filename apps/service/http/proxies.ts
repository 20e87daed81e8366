import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { plainAddress } from '../spam/client-key.ts'

/**
 * Tells Fastify which addresses are proxies whose `X-Forwarded-For` may be believed. Fastify's own
 * lists do not recognise a proxy that another one has noted with its port.
 * @param blocks IP addresses and CIDR blocks
 */
export function trustedProxyCheck(blocks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const block of blocks) {
    const [network = '', prefix] = block.split('/')
    if (prefix === undefined) trusted.addAddress(network, familyOf(network))
    else trusted.addSubnet(network, Number(prefix), familyOf(network))
  }
  return (address) => {
    const plain = plainAddress(address)
    return isIP(plain) !== 0 && trusted.check(plain, familyOf(plain))
  }
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Warns the owner once when requests come through a proxy that the service does not know: all
 * visitors then look like one and share one rate limit. Does not log its address: a visitor can
 * send the header without a proxy.
 */
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
