import { domainToASCII } from 'node:url'
import { isIP } from 'node:net'
import { company } from '@site/company/facts/company.ts'

/** The longest valid address (RFC 5321, section 4.5.3.1.3). */
const maxAddressLength = 254

/** An address in ASCII, which every mail server accepts; `null` when it has no such form. */
export function headerAddress(address: string): string | null {
  // Mail programs would decode it (`escapeEncodedWords`).
  if (address.includes('=?')) return null
  // Converting a domain to ASCII would drop its invisible characters and make it a different one.
  if (/\p{Cf}/u.test(address)) return null
  const at = address.lastIndexOf('@')
  const domain = asciiDomain(address.slice(at + 1))
  const ascii = `${address.slice(0, at)}@${domain}`
  const isReachable = domain !== '' && isAscii(ascii) && ascii.length <= maxAddressLength
  return isReachable ? ascii : null
}

/** `zürich.ch` in ASCII: `xn--zrich-kva.ch`; empty when it is not a domain. */
export const asciiDomain = (domain: string) => (isAscii(domain) ? domain : domainToASCII(domain))

const isAscii = (text: string): boolean => /^[\x20-\x7E]*$/.test(text)

/** How the service greets a mail server: as the website's host or, where that is no domain, that of `MAIL_FROM`. */
export function ehloName(mailFrom: string, website: string = company.website): string {
  const { hostname } = new URL(website)
  const isDomain = hostname.includes('.') && isIP(hostname) === 0
  return isDomain ? hostname : asciiDomain(mailFrom.slice(mailFrom.lastIndexOf('@') + 1))
}
