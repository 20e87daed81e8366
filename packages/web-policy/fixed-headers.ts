/** The headers of every response (decision 20). A page also gets its own policy. */
export const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), ' +
    'microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/**
 * For pages. Cloudflare would replace email addresses in them and bring the script that shows them
 * again, which the policy refuses (RFC 9111, section 5.2.2.6).
 */
export const pageCacheControl = 'no-cache, no-transform'

/**
 * Two years, for this host only: other hosts of the domain are not ours to decide about. Sent over
 * TLS only; browsers ignore it otherwise (RFC 6797, section 7.2).
 */
export const strictTransportSecurity = 'max-age=63072000'
