interface SmtpErrorCodes {
  /** Such as ECONNREFUSED or EENVELOPE. */
  code?: string
  /** The server's reply code, such as 554. */
  responseCode?: number
}

/**
 * The error codes of a failed delivery. Only these may be logged: servers repeat addresses in their
 * messages.
 */
export function errorCodes(error: unknown): SmtpErrorCodes {
  const source = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code, responseCode } = source as SmtpErrorCodes
  return { ...(code && { code }), ...(responseCode && { responseCode }) }
}

/** The server's own message, stored with the enquiry for the owner. */
export function errorReason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
