import { domainToASCII } from 'node:url'

/**
 * In UTF-16 units: four times the longest valid address (RFC 5321, section 4.5.3.1.3), because an
 * accent may be a separate character. Anything longer is not an address, and sorting its accents for
 * Unicode's normal form would take minutes for a post of a megabyte.
 */
const maxNormalizedLength = 1_024

/** The longest domain name (RFC 1035, section 2.3.4). */
const maxDomainLength = 253

/**
 * Characters that end a domain in a URL: `domainToASCII` would treat the part before them as the
 * whole domain.
 */
const urlDelimiter = /[\s/\\?#@:%[\]<>^|]/

/**
 * The form in which addresses are compared, whatever their spelling: `zoë@xn--mnchen-3ya.de` for
 * `Zoë@München.de`.
 */
export function searchableEmail(email: string): string {
  const trimmed = email.trim()
  if (trimmed.length > maxNormalizedLength) return trimmed.toLowerCase()
  const typed = trimmed.normalize('NFC').toLowerCase().normalize('NFC')
  const afterAt = typed.lastIndexOf('@') + 1
  return typed.slice(0, afterAt) + searchableDomain(typed.slice(afterAt))
}

/** Converts a domain to ASCII, such as `xn--mnchen-3ya.de`; returns anything else unchanged. */
function searchableDomain(domain: string): string {
  if (!mayHaveOtherForms(domain)) return domain
  if (domain.length > maxDomainLength || urlDelimiter.test(domain)) return domain
  return domainToASCII(domain) || domain
}

/** Whether the domain has another spelling, apart from upper and lower case. */
function mayHaveOtherForms(domain: string): boolean {
  return /\P{ASCII}|xn--/u.test(domain)
}
