import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Identifies a connection in counts: its `addressBlock`, hashed with a secret, so that nobody finds it by trying. */
export const clientKey = (address: string, secret: string): string =>
  hash('sha256', `${secret} ${addressBlock(address)}`, 'base64url')

/** An IPv4 address, or the /48 of an IPv6 address, which some providers give to one household (RFC 6177). */
function addressBlock(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? ipaddr.IPv6.parse(plain).parts.slice(0, 3).join(':') : plain
}

/** Without `::ffff:` and the port that Azure's gateways and IIS add: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
export function plainAddress(address: string): string {
  const [, host = address] =
    /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address)?.filter(Boolean) ?? []
  return host.replace(/^::ffff:(?=\d+\.)/i, '')
}
