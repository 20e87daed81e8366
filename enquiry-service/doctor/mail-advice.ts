import type { NodemailerError } from 'nodemailer'

/** Why the server cannot be used and what to mend in `MAIL_URL`, which is not repeated: it holds a password. */
export function mailAdvice(error: NodemailerError, url: URL): string {
  const reason = error.message.trim().replace(/\.$/, '')
  return `${url.host} cannot be used (${reason}). ${advice(error, url)}`
}

function advice(error: NodemailerError, url: URL): string {
  switch (error.code) {
    case 'EAUTH':
      return (
        'Check user and password in MAIL_URL; special characters in them are written as %40 and ' +
        'the like, and some providers want a password made for this purpose.'
      )
    case 'ETLS':
      return (
        'The server does not offer to encrypt the connection, without which the password is not ' +
        'sent: try smtps:// and port 465, or ask the provider for the right port.'
      )
    case 'EDNS':
      return 'Check the name of the host in MAIL_URL, and that this machine can look up names.'
    default:
      return isCertificateError(error) ? certificateAdvice : connectionAdvice(url)
  }
}

const certificateAdvice =
  'The certificate of the server is not trusted, so that nobody could tell it from another one: ' +
  'use the host name that the provider names, let its certificate be renewed, or name its own ' +
  'authority in NODE_EXTRA_CA_CERTS.'

function connectionAdvice({ protocol }: URL): string {
  const usual =
    protocol === 'smtps:'
      ? 'smtps:// usually has port 465; a server on port 587 wants smtp://'
      : 'smtp:// usually has port 587; a server on port 465 wants smtps://'
  return `Check host and port in MAIL_URL (${usual}), and that no firewall stands between.`
}

/** nodemailer keeps the error of Node's TLS: `CERT_HAS_EXPIRED`, `DEPTH_ZERO_SELF_SIGNED_CERT` and the like. */
function isCertificateError({ originalCode }: NodemailerError): boolean {
  return /CERT|ISSUER|SIGNATURE/.test(originalCode ?? '')
}
