/** Says why a database cannot be used, and what to change, without printing its password. */
export function postgresProblem(url: URL, error: unknown): string {
  // A host with several addresses fails with one error for each, in an error without a message.
  const reason = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  const { message } = reason instanceof Error ? reason : new Error(String(reason))
  return `DATABASE_URL: ${placeOf(url)} cannot be used (${message}). ${postgresAdvice(reason)}`
}

/** The address without user and password, and without parameters, which may contain one as well. */
export function placeOf({ host, pathname }: URL): string {
  return `${host}${pathname}`
}

function postgresAdvice(error: unknown): string {
  const { code = '', syscall, message = '' } = error as Partial<NodeJS.ErrnoException>
  if (syscall === 'open') {
    return 'Check the path in DATABASE_URL, and that the user of the service can read the file.'
  }
  if (/CERT|ISSUER|SIGNATURE/.test(code)) {
    return (
      'The certificate of the server is not trusted: use the host name that the provider gives, and name the CA ' +
      'certificate that it offers, as in DATABASE_URL=postgres://…/name?sslmode=verify-full&sslrootcert=/etc/database-ca.pem.'
    )
  }
  if (message.endsWith('no encryption')) {
    return 'If the server requires TLS, add "?sslmode=verify-full" to DATABASE_URL.'
  }
  if (message.includes('does not support SSL')) {
    return 'The server has no TLS: remove "sslmode" and what belongs to it from DATABASE_URL.'
  }
  return (
    'Check host, port, user, password and name in DATABASE_URL, and that the server is running and has free ' +
    'disk space.'
  )
}
