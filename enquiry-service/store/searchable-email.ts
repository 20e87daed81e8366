import { domainToASCII } from 'node:url'

/** A domain name has no more characters than this (RFC 1035, section 2.3.4). */
const longestDomain = 253

/** What ends a domain in a URL: `domainToASCII` would take what comes before for the whole. */
const urlDelimiter = /[\s/\\?#@:%[\]<>^|]/

/**
 * The one form in which addresses are compared, however they were typed: `zoë@xn--mnchen-3ya.de` for
 * `Zoë@München.de`.
 */
export function searchableEmail(email: string): string {
  const typed = email.trim().normalize('NFC').toLowerCase().normalize('NFC')
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
