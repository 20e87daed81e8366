/** An input hidden from people, screen readers included, which only bots fill in. Its label asks to leave it empty. */
export const honeypotField = 'website'

/** The headers with which a JSON post describes how it was made (decision 16). */
export const signalHeaders = {
  /** `1` when the honeypot was filled in. */
  honeypot: 'x-form-website',
  /** Whole seconds from opening the page to sending. */
  seconds: 'x-form-seconds',
} as const
