import { hash } from 'node:crypto'
import { isIPv6, SocketAddress } from 'node:net'

/**
 * Identifies a connection when posts are counted: its `addressBlock`, hashed with the
 * installation's secret, so that no address is stored or can be found by trying them all. A plain
 * hash is enough: nobody sees it, so length extension is no risk, and an HMAC takes four times as
 * long.
 */
export function clientKey(address: string, secret: string): string {
  return hash('sha256', `${secret} ${addressBlock(address)}`, 'base64url')
}

/**
 * The addresses that belong to one customer: a single IPv4 address, or the /48 of an IPv6 address.
 * Some providers give a household a /64, others a /48 (RFC 6177); counted by /64, one such
 * household would count as 65,536.
 */
function addressBlock(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? groupsOf(plain).slice(0, 3).join(':') : plain
}

/**
 * An address without what sockets and proxies add to it. A socket that listens for both versions
 * shows `192.0.2.1` as `::ffff:192.0.2.1`. Azure's gateways and IIS write the visitor's port into
 * `X-Forwarded-For`, which differs for every connection: `192.0.2.1:5678`, `[2001:db8::1]:5678`.
 */
export function plainAddress(address: string): string {
  const [, host = address] =
    /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address)?.filter(Boolean) ?? []
  return host.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): string[] {
  const shortest = new SocketAddress({ address, family: 'ipv6' }).address
  const [head = '', tail] = shortest.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  if (tail === undefined) return groups(head)
  const missing = 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
}
