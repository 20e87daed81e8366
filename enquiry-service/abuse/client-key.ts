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
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  return groupsOf(address).slice(0, 3).join(':')
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
