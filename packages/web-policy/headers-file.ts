import { contentSecurityPolicy } from './content-security-policy.ts'
import { cacheControl, fixedHeaders, strictTransportSecurity } from './fixed-headers.ts'

export interface BuiltPage {
  file: string
  html: string
}

/** The path at which hosts serve a file: `/de/contact` for `de/contact.html`. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** `_headers` for Netlify and others. Hosts may combine rules, so the one for all paths forbids what no page needs. */
export function headersFile(pages: BuiltPage[], serviceOrigin?: string): string {
  const rule = (address: string, headers: Record<string, string>) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return [
    rule('/*', {
      ...fixedHeaders,
      'Strict-Transport-Security': strictTransportSecurity,
      'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    }),
    rule('/_astro/*', { 'Cache-Control': cacheControl.asset }),
    ...pages.map(({ file, html }) =>
      rule(addressOf(file), {
        'Content-Security-Policy': contentSecurityPolicy(html, serviceOrigin),
        'Cache-Control': cacheControl.page,
      }),
    ),
    '',
  ].join('\n')
}
