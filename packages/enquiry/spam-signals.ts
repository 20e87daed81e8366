/**
 * An input that is hidden from people, including users of screen readers, so that only bots fill it in. Without
 * styles it is visible, and its label asks visitors to leave it empty.
 */
export const honeypotField = 'website'

/** The headers with which a JSON post describes how it was made (decision 16). */
export const signalHeaders = {
  /** `1` when the honeypot was filled in. */
  honeypot: 'x-form-website',
  /** Whole seconds from opening the page to sending. */
  seconds: 'x-form-seconds',
} as const
