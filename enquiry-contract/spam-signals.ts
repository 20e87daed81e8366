/**
 * An input that people neither see nor hear. Whoever fills it in is a bot, or reads the page
 * without its style sheet, where its label asks to leave it empty.
 */
export const honeypotField = 'website'

/** The headers with which a JSON post describes how it was made (decision 16). */
export const signalHeaders = {
  /** `1` when the honeypot was filled in. */
  honeypot: 'x-form-website',
  /** Whole seconds between opening the page and sending. */
  seconds: 'x-form-seconds',
} as const
