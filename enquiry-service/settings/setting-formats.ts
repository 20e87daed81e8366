import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { domainToASCII } from 'node:url'
import { isLoopbackHost } from './loopback-host.ts'

/** The app with whose tokens the service logs in to the mail server, instead of a password. */
export interface MailOAuth {
  tokenUrl: URL
  clientId: string
  clientSecret: string
  scope: string | null
  /** `null`: the app itself may send (client credentials); otherwise a user has allowed it. */
  refreshToken: string | null
}

/** An SMTP server, and how to log in: with the user of `url` and a password or a token. */
export interface SmtpDestination {
  url: URL
  oauth?: MailOAuth | null
}

/** Where emails go: to an SMTP server, or as `.eml` files into a folder. */
export type MailDestination =
  ({ kind: 'smtp' } & SmtpDestination) | { kind: 'folder'; folder: string }

// Each function parses the text of one setting and returns `undefined` if it is invalid.

/** A TCP port from 0 to 65535; 0 takes any free one. */
export function readPort(text: string): number | undefined {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : undefined
}

/** Parses URLs with a host and one of the given schemes, each with its colon. */
export function readUrl(...protocols: string[]) {
  return (text: string): URL | undefined => {
    const url = URL.parse(text)
    if (!url || !protocols.includes(url.protocol) || isCutShort(text)) return undefined
    if (!isDecodable(url.username + url.password + url.hostname)) return undefined
    const host = hostOf(url)
    if (host === '') return undefined
    url.hostname = host
    return url
  }
}

/**
 * Whether a `#`, `/` or `?` may have ended the address too early: in a password it would leave the
 * rest of the password to be read, and printed, as host and port.
 */
function isCutShort(text: string): boolean {
  return text.includes('#') || /^[a-z]+:\/\/[^/?]*(@[^/?]*|:\d*)[/?].*@/i.test(text)
}

/**
 * The host name in ASCII, for looking it up; empty when it is invalid. `URL` converts only hosts of
 * web addresses: in others an umlaut is percent-encoded, and the mail server is never found.
 */
function hostOf({ hostname, protocol }: URL): string {
  const host = decodeURIComponent(hostname)
  // PostgreSQL on the same machine may be reached through a socket: the host is then a folder.
  if (protocol.startsWith('postgres') && host.startsWith('/')) return hostname
  return domainToASCII(host)
}

/** A web address without user or password, with which `fetch` would refuse to post. */
export function readWebAddress(text: string): URL | undefined {
  const url = readUrl('https:', 'http:')(text)
  return url?.username === '' && url.password === '' ? url : undefined
}

/** A web address to which secrets may be sent: encrypted, or on this machine. */
export function readSecureAddress(text: string): URL | undefined {
  const url = readWebAddress(text)
  return url?.protocol === 'https:' || isLoopbackHost(url?.hostname ?? '') ? url : undefined
}

/** A text that is not empty. */
export function readText(text: string): string | undefined {
  return text === '' ? undefined : text
}

/** A path, resolved against the current folder. */
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
  // Options in the address would have no effect.
  return url?.search === '' && ['', '/'].includes(url.pathname) ? { kind: 'smtp', url } : undefined
}

/** One plain email address, without a display name. */
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
  // A block of all addresses would trust everybody.
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
