interface SmtpErrorCodes {
  /** Such as ECONNREFUSED or EENVELOPE. */
  code?: string
  /** The server's reply code, such as 554. */
  responseCode?: number
}

/** What a log may hold of a failed delivery: servers repeat addresses in their words. */
export function codesOf(error: unknown): SmtpErrorCodes {
  const source = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code, responseCode } = source as SmtpErrorCodes
  return { ...(code && { code }), ...(responseCode && { responseCode }) }
}

/** What is kept beside the enquiry for the owner: the server's own words. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
