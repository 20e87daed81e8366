import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Tells the owner once that a proxy stands before the service and is not known to it: all visitors
 * then look like one, and share one rate limit.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let isTold = false
  app.addHook('onRequest', (request, _reply, done) => {
    // More than the peer itself are believed only behind a proxy that is named.
    const isUnknown = (request.ips?.length ?? 1) === 1
    if (!isTold && request.headers['x-forwarded-for'] !== undefined && isUnknown) {
      isTold = true
      request.log.warn(
        { proxy: neighbour(request.socket.remoteAddress) },
        'a request came through a proxy that TRUSTED_PROXIES does not name: its visitors count as one',
      )
    }
    done()
  })
}

/** Networks that no visitor comes from (RFC 1122, 1918, 3927, 4193 and 4291). */
const ownNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  ownNetworks.addSubnet(network, prefix)
}
ownNetworks.addAddress('::1', 'ipv6')
ownNetworks.addSubnet('fc00::', 7, 'ipv6')
ownNetworks.addSubnet('fe80::', 10, 'ipv6')

/** Leaves out what may be the address of a visitor, who can send such a header without any proxy. */
function neighbour(address = ''): string | undefined {
  return ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ? address : undefined
}
