import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { domainToASCII } from 'node:url'
import * as v from 'valibot'
import { isLoopbackHost } from './loopback.ts'

/* The formats of settings. Each message completes a sentence that begins with the name of the
   setting, and never repeats the value, which may contain a password. */

const percentEncoding =
  'in user and password, # is written as %23, / as %2F, ? as %3F, @ as %40 and % as %25'

/** The absolute path of a file or folder. */
export const path = v.pipe(v.string(), v.transform(resolve))

const mustBePort = 'must be a whole number from 0 to 65535, such as 8080'

/** A TCP port; 0 takes any free one. */
export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, mustBePort),
  v.toNumber(),
  v.maxValue(65_535, mustBePort),
)

export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be one of ${words.join(', ')}`)

const plainAddress = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/

/** One plain email address, without a display name. */
export const emailAddress = v.pipe(
  v.string(),
  v.regex(plainAddress, 'must be one email address, such as website@example.ch'),
)

export const emailAddresses = list(
  (part) => plainAddress.test(part),
  'must be email addresses separated by commas, such as info@example.ch,anna@example.ch',
)

export const addressBlocks = list(
  isAddressBlock,
  'must be IP addresses or CIDR blocks separated by commas, such as 127.0.0.1,10.0.0.0/8',
)

export const origins = list(
  (part) => URL.parse(part)?.origin === part,
  'must be origins without a path, separated by commas, such as https://www.example.ch',
)

export const databaseUrl = parsed(
  (text) => readUrl(text, ['postgres:', 'postgresql:']),
  `must be an address such as postgres://user:password@localhost:5432/enquiries; ${percentEncoding}`,
)

/** A web address without user or password, with which `fetch` would refuse to post. */
export const webAddress = parsed(
  readWebAddress,
  'must be a web address without user and password; a secret belongs in its path or query, such as ' +
    'https://hooks.example.ch/enquiries?key=secret, where # is written as %23 and @ as %40',
)

/** A web address to which secrets may be sent: encrypted, or on this machine. */
export const secureAddress = parsed((text) => {
  const url = readWebAddress(text)
  return url?.protocol === 'https:' || isLoopbackHost(url?.hostname ?? '') ? url : undefined
}, 'must be a web address such as https://login.microsoftonline.com/TENANT/oauth2/v2.0/token')

/** `smtp://…` or `smtps://…`, as an address, or `dir:<folder>`, as the path of the folder. */
export const mailUrl = parsed(
  (text) => {
    if (/^dir:./.test(text)) return resolve(text.slice('dir:'.length))
    const url = readUrl(text, ['smtp:', 'smtps:'])
    // Options in the address would have no effect.
    return url?.search === '' && ['', '/'].includes(url.pathname) ? url : undefined
  },
  'must be smtp://user:password@host:587, smtps://user:password@host:465 or dir:data/mail, with ' +
    `nothing after the port; ${percentEncoding}`,
)

/** @param read returns `undefined` for an invalid text */
function parsed<T>(read: (text: string) => T | undefined, message: string) {
  return v.pipe(
    v.string(),
    v.transform(read),
    v.custom<T>((value) => value !== undefined, message),
  )
}

/** Parts separated by commas; none in an empty text. */
function list(isValid: (part: string) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? [] : text.split(',').map((part) => part.trim()))),
    v.everyItem(isValid, message),
  )
}

/** Not a block of all addresses, which would trust everybody. */
function isAddressBlock(text: string): boolean {
  const [, address = '', prefix = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return Number(prefix) >= 1 && Number(prefix) <= bits
}

function readWebAddress(text: string): URL | undefined {
  const url = readUrl(text, ['https:', 'http:'])
  return url?.username === '' && url.password === '' ? url : undefined
}

function readUrl(text: string, protocols: string[]): URL | undefined {
  const url = URL.parse(text)
  if (!url || !protocols.includes(url.protocol) || isTruncated(text)) return undefined
  try {
    decodeURIComponent(url.username + url.password)
    const host = decodeURIComponent(url.hostname)
    // PostgreSQL on the same machine may be reached through a socket: the host is then a folder.
    if (url.protocol.startsWith('postgres') && host.startsWith('/')) return url
    // `URL` converts umlauts to ASCII only in web addresses; a mail server would never be found.
    url.hostname = domainToASCII(host)
    return domainToASCII(host) === '' ? undefined : url
  } catch {
    return undefined
  }
}

/** Whether a `#`, `/` or `?` in a password may have ended the address: the rest would be printed as its host. */
const isTruncated = (text: string): boolean =>
  text.includes('#') || /^[a-z]+:\/\/[^/?]*(@[^/?]*|:\d*)[/?].*@/i.test(text)
