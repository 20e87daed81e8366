import { contentSecurityPolicy } from './content-security-policy.ts'
import { fixedHeaders, pageCacheControl, strictTransportSecurity } from './fixed-headers.ts'

/** A page of the built site. */
export interface BuiltPage {
  /** Such as `de/contact.html`. */
  file: string
  html: string
}

/** The address under which hosts serve a file: `/de/contact` for `de/contact.html`. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/**
 * `_headers`, which Netlify, Cloudflare Pages and others read. If two rules match, some hosts join
 * their values, so the common policy only forbids what no page needs, and both may apply.
 */
export function headersFile(pages: BuiltPage[], serviceOrigin?: string): string {
  const rule = (address: string, headers: Record<string, string>) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return [
    rule('/*', {
      ...fixedHeaders,
      'Strict-Transport-Security': strictTransportSecurity,
      'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    }),
    rule('/_astro/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...pages.map(({ file, html }) =>
      rule(addressOf(file), {
        'Content-Security-Policy': contentSecurityPolicy(html, serviceOrigin),
        'Cache-Control': pageCacheControl,
      }),
    ),
    '',
  ].join('\n')
}
