/** The error message for a database that cannot be used, with advice and without its password. */
export function postgresErrorMessage(url: URL, error: unknown): string {
  // A host with several addresses fails with one error for each, in an error without a message.
  const reason = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  const { message } = reason instanceof Error ? reason : new Error(String(reason))
  return `DATABASE_URL: ${withoutCredentials(url)} cannot be used (${message}). ${postgresAdvice(reason)}`
}

/** The address without user and password, and without parameters, which may contain one as well. */
export function withoutCredentials({ host, pathname }: URL): string {
  return `${host}${pathname}`
}

function postgresAdvice(error: unknown): string {
  const { code = '', message = '' } = error as Partial<NodeJS.ErrnoException>
  if (/CERT|ISSUER|SIGNATURE|ENOENT/.test(code) || /SSL|encryption/.test(message)) {
    return (
      'Check how DATABASE_URL asks for TLS: "?sslmode=verify-full" where the server has it, with the host name ' +
      'that the provider gives, and "&sslrootcert=/etc/database-ca.pem" for a CA certificate of its own.'
    )
  }
  return (
    'Check host, port, user, password and name in DATABASE_URL, and that the server is running and has free ' +
    'disk space.'
  )
}
