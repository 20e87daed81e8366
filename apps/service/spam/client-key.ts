import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Identifies a connection when posts are counted: its `addressBlock`, hashed with the installation's secret, so that no
 * address can be found by trying them all. Nobody sees the hash, so it need not be a slower HMAC.
 */
export function clientKey(address: string, secret: string): string {
  return hash('sha256', `${secret} ${addressBlock(address)}`, 'base64url')
}

/** An IPv4 address, or the /48 of an IPv6 address, which some providers give to one household (RFC 6177). */
function addressBlock(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? ipaddr.IPv6.parse(plain).parts.slice(0, 3).join(':') : plain
}

/**
 * An address without what sockets and proxies add to it: `::ffff:192.0.2.1` where a socket listens for both versions, and
 * the visitor's port in `X-Forwarded-For` of Azure's gateways and IIS: `192.0.2.1:5678`, `[2001:db8::1]:5678`.
 */
export function plainAddress(address: string): string {
  const [, host = address] =
    /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address)?.filter(Boolean) ?? []
  return host.replace(/^::ffff:(?=\d+\.)/i, '')
}
