/**
 * An input that is hidden from people, screen readers included, so that only bots fill it in. Without
 * the style sheet it is visible, and its label asks visitors to leave it empty.
 */
export const honeypotField = 'website'

/** The headers with which a JSON post describes how it was made (decision 16). */
export const signalHeaders = {
  /** `1` when the honeypot was filled in. */
  honeypot: 'x-form-website',
  /** Whole seconds from opening the page to sending. */
  seconds: 'x-form-seconds',
} as const
