import { domainToASCII } from 'node:url'
import { looksEncoded } from './encoded-word.ts'

/** The longest address that mail can reach (RFC 5321, section 4.5.3.1.3). */
const longestAddress = 254

/**
 * An address as the header of a mail may hold it: in ASCII, which every mail server takes.
 * @returns `null` when it has no such form, or no mail could reach it
 */
export function headerAddress(address: string): string | null {
  if (looksEncoded(address)) return null
  // A domain would lose its invisible characters on the way to ASCII, and become another one.
  if (/\p{Cf}/u.test(address)) return null
  const at = address.lastIndexOf('@')
  const domain = asciiDomain(address.slice(at + 1))
  const ascii = `${address.slice(0, at)}@${domain}`
  const isReachable = domain !== '' && isAscii(ascii) && ascii.length <= longestAddress
  return isReachable ? ascii : null
}

/** `zürich.ch` as mail servers write it, `xn--zrich-kva.ch`; empty when it is no domain. */
export function asciiDomain(domain: string): string {
  return isAscii(domain) ? domain : domainToASCII(domain)
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7E]*$/.test(text)
}
