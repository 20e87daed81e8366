import { domainToASCII } from 'node:url'

/**
 * In UTF-16 units: four times the longest address that mail can reach (RFC 5321, section 4.5.3.1.3), as
 * an accent may be typed as a character of its own. What is longer reaches nobody, and sorting its
 * accents, which Unicode's normal form asks for, would take minutes for a post of a megabyte.
 */
const longestNormalized = 1_024

/** A domain name has no more characters than this (RFC 1035, section 2.3.4). */
const longestDomain = 253

/** What ends a domain in a URL: `domainToASCII` would take what comes before for the whole. */
const urlDelimiter = /[\s/\\?#@:%[\]<>^|]/

/**
 * The one form in which addresses are compared, however they were typed: `zoë@xn--mnchen-3ya.de` for
 * `Zoë@München.de`.
 */
export function searchableEmail(email: string): string {
  const trimmed = email.trim()
  if (trimmed.length > longestNormalized) return trimmed.toLowerCase()
  const typed = trimmed.normalize('NFC').toLowerCase().normalize('NFC')
  const afterAt = typed.lastIndexOf('@') + 1
  return typed.slice(0, afterAt) + searchableDomain(typed.slice(afterAt))
}

/** In ASCII, as in `xn--mnchen-3ya.de`; what is no domain name stays as it is. */
function searchableDomain(domain: string): string {
  if (!mayHaveOtherForms(domain)) return domain
  if (domain.length > longestDomain || urlDelimiter.test(domain)) return domain
  return domainToASCII(domain) || domain
}

/** Whether there is another way to write the same domain than in upper or lower case. */
function mayHaveOtherForms(domain: string): boolean {
  return /\P{ASCII}|xn--/u.test(domain)
}
