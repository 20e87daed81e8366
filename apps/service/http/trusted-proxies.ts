import { BlockList, isIP, isIPv6 } from 'node:net'
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
