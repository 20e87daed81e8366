import { hash } from 'node:crypto'
import { isIPv6, SocketAddress } from 'node:net'

/**
 * What stands for a connection where posts are counted: its IPv4 address, or the /64 of its IPv6
 * address, of which one household or server commonly has all. Hashed under the installation's own
 * secret, so that no address is kept and none can be found by trying. Nobody is shown the hash, so
 * nothing could be appended to it: no HMAC, which takes four times as long for each post.
 */
export function clientKey(address: string, secret: string): string {
  return hash('sha256', `${secret} ${addressBlock(address)}`, 'base64url')
}

function addressBlock(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  return groupsOf(address).slice(0, 4).join(':')
}

/** The eight groups of an IPv6 address, `::` written out. */
function groupsOf(address: string): string[] {
  const shortest = new SocketAddress({ address, family: 'ipv6' }).address
  const [head = '', tail] = shortest.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  if (tail === undefined) return groups(head)
  const missing = 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
}
