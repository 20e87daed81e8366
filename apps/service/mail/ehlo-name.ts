import { isIP } from 'node:net'
import { company } from '@site/company/facts/company.ts'
import { asciiDomain } from './header-address.ts'

/**
 * The name with which the service greets a mail server: the website's host or, where that is no
 * domain, the domain of `MAIL_FROM`. The machine's own name is no use: relays refuse names without
 * a dot and address literals, and a container has nothing else.
 */
export function ehloName(mailFrom: string, website: string = company.website): string {
  const { hostname } = new URL(website)
  const isDomain = hostname.includes('.') && isIP(hostname) === 0
  return isDomain ? hostname : asciiDomain(mailFrom.slice(mailFrom.lastIndexOf('@') + 1))
}
