import { domainToASCII } from 'node:url'

/**
 * In UTF-16 units: four times the longest valid address (RFC 5321, section 4.5.3.1.3), because an
 * accent may be a separate character. Anything longer is not an address, and sorting its accents for
 * Unicode's normal form would take minutes for a post of a megabyte.
 */
const maxNormalizedLength = 1_024

/**
 * A domain that may have another spelling, of at most 253 characters (RFC 1035, section 2.3.4). Others, and
 * those with a character that ends a domain in a URL, are compared as they are.
 */
const internationalDomain = /^(?=.*(?:\P{ASCII}|xn--))[^\s/\\?#@:%[\]<>^|]{1,253}$/u

/**
 * The form in which addresses are compared, whatever their spelling: `zoë@xn--mnchen-3ya.de` for
 * `Zoë@München.de`.
 */
export function searchableEmail(email: string): string {
  const trimmed = email.trim()
  if (trimmed.length > maxNormalizedLength) return trimmed.toLowerCase()
  const typed = trimmed.normalize('NFC').toLowerCase().normalize('NFC')
  const afterAt = typed.lastIndexOf('@') + 1
  const domain = typed.slice(afterAt)
  const isInternational = internationalDomain.test(domain)
  return typed.slice(0, afterAt) + ((isInternational && domainToASCII(domain)) || domain)
}
