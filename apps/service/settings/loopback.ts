import { isIPv4 } from 'node:net'

/** Whether a host, as in `HOST` or `MAIL_URL`, is this machine itself. */
export const isLoopbackHost = (host: string): boolean =>
  ['localhost', '::1'].includes(host) || (isIPv4(host) && host.startsWith('127.'))

/** Whether a `Host` header names this machine: under another name a website could read answers (DNS rebinding). */
export function isLoopbackName(host = ''): boolean {
  const { hostname = '' } = URL.parse(`http://${host}`) ?? {}
  return isLoopbackHost(hostname.replace(/^\[|\]$/g, ''))
}
