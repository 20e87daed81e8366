import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { domainToASCII } from 'node:url'

/** Where mails go: over SMTP, or as `.eml` files into a folder. */
export type MailDestination = { kind: 'smtp'; url: URL } | { kind: 'folder'; folder: string }

// Each function reads the text of one setting and answers `undefined` to what it does not understand.

/** A TCP port from 0 to 65535; 0 takes any free one. */
export function readPort(text: string): number | undefined {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : undefined
}

/** Reads addresses with a host and one of the given schemes, each written with its colon. */
export function readUrl(...protocols: string[]) {
  return (text: string): URL | undefined => {
    const url = URL.parse(text)
    if (!url || !protocols.includes(url.protocol)) return undefined
    if (!isDecodable(url.username + url.password + url.hostname)) return undefined
    const host = hostOf(url)
    if (host === '') return undefined
    url.hostname = host
    return url
  }
}

/**
 * The host as it can be looked up, empty when it is none. `URL` only does so for web addresses: in
 * others an umlaut is percent-encoded, and a mail server of that name is never found.
 */
function hostOf({ hostname, protocol }: URL): string {
  const host = decodeURIComponent(hostname)
  // PostgreSQL on the same machine may be reached through a socket: the host is its folder.
  if (protocol.startsWith('postgres') && host.startsWith('/')) return hostname
  return domainToASCII(host)
}

/** A web address to which `fetch` posts: it refuses one with a user or a password. */
export function readWebAddress(text: string): URL | undefined {
  const url = readUrl('https:', 'http:')(text)
  return url?.username === '' && url.password === '' ? url : undefined
}

/** A path, made absolute from the folder in which the service was started. */
export function readPath(text: string): string | undefined {
  return text === '' ? undefined : resolve(text)
}

/** `smtp://…`, `smtps://…` or `dir:<folder>`. */
export function readMailDestination(text: string): MailDestination | undefined {
  if (text.startsWith('dir:')) {
    const folder = readPath(text.slice('dir:'.length))
    return folder === undefined ? undefined : { kind: 'folder', folder }
  }
  const url = readUrl('smtp:', 'smtps:')(text)
  return url && { kind: 'smtp', url }
}

/** One plain e-mail address, without a display name. */
export function readEmailAddress(text: string): string | undefined {
  return /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/.test(text) ? text : undefined
}

/** Plain email addresses, separated by commas. */
export function readEmailAddresses(text: string): string[] | undefined {
  return readList(text, readEmailAddress)
}

/** IP addresses and CIDR blocks, separated by commas. */
export function readAddressBlocks(text: string): string[] | undefined {
  return readList(text, (part) => (isAddressBlock(part) ? part : undefined))
}

/** Origins such as `https://www.example.ch`, separated by commas. */
export function readOrigins(text: string): string[] | undefined {
  return readList(text, (part) => (URL.parse(part)?.origin === part ? part : undefined))
}

function readList<T>(text: string, read: (part: string) => T | undefined): T[] | undefined {
  const parts = text.split(',').map((part) => read(part.trim()))
  return parts.every((part) => part !== undefined) ? parts : undefined
}

function isAddressBlock(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  // A block of all addresses would believe everybody.
  return (
    /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128)
  )
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
