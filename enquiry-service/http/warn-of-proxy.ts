import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Warns the owner once when requests come through a proxy that the service does not know: all
 * visitors then look like one and share one rate limit.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    // Fastify lists more than the peer only behind a proxy that is trusted.
    const isUnknown = (request.ips?.length ?? 1) === 1
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined && isUnknown) {
      hasWarned = true
      request.log.warn(
        { proxy: loggedAddress(request.socket.remoteAddress) },
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

/** Leaves out any address that may be a visitor's, who can send the header without a proxy. */
function loggedAddress(address = ''): string | undefined {
  return ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ? address : undefined
}
