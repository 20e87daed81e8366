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

/** For pages. Without `no-transform` Cloudflare would hide email addresses by a script that the policy blocks. */
export const pageCacheControl = 'no-cache, no-transform'

/** For files whose name contains a hash of their content. */
export const assetCacheControl = 'public, max-age=31536000, immutable'

/** For all other files. */
export const fileCacheControl = 'public, max-age=3600'

/** Two years, without `includeSubDomains`: other hosts of the domain may not support TLS. */
export const strictTransportSecurity = 'max-age=63072000'
