/** The headers of every response (decision 20). Pages also have a content security policy. */
export const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), ' +
    'microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** The `Cache-Control` of each kind of file. */
export const cacheControl = {
  /** Without `no-transform` Cloudflare would hide email addresses by a script that the policy blocks. */
  page: 'no-cache, no-transform',
  /** The name contains a hash of the content. */
  asset: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
}

/** Two years, without `includeSubDomains`: other hosts of the domain may not support TLS. */
export const strictTransportSecurity = 'max-age=63072000'
