/** What protects every answer, whatever it holds (decision 20). The policy of a page comes on top. */
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
 * Two years, for this host only: other names under the domain are not ours to promise for. Sent over
 * TLS alone; browsers ignore it otherwise (RFC 6797, section 7.2).
 */
export const strictTransportSecurity = 'max-age=63072000'
