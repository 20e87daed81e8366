import type { NodemailerError } from 'nodemailer'
import { isTemporary } from '../mail/smtp-transport.ts'

/**
 * Says why the server cannot be used and what to change in `MAIL_URL`, without printing it: it
 * contains a password.
 */
export function mailAdvice(error: NodemailerError, url: URL): string {
  const reason = error.message.trim().replace(/\.$/, '')
  return `${url.host} cannot be used (${reason}). ${advice(error, url)}`
}

/** For a refusal with a code of 4xx, such as greylisting or a limit. */
export const temporaryAdvice =
  'The server refuses for the moment: try again in a few minutes, as the service does by itself.'

function advice(error: NodemailerError, url: URL): string {
  switch (error.code) {
    case 'EAUTH':
      return (
        'Check user and password in MAIL_URL. Special characters in them must be percent-encoded ' +
        '(@ as %40), and some providers require an app password.'
      )
    case 'ETLS':
      return (
        'The server does not offer encryption, without which the password is not sent: try ' +
        'smtps:// and port 465, or ask the provider for the right port.'
      )
    case 'EDNS':
      return 'Check the host name in MAIL_URL, and that this machine can resolve host names.'
    default:
      if (isTemporary(error)) return temporaryAdvice
      return isCertificateError(error) ? certificateAdvice : connectionAdvice(url)
  }
}

const certificateAdvice =
  'The certificate of the server is not trusted: use the host name that the provider gives, have ' +
  'the certificate renewed, or add its CA certificate to NODE_EXTRA_CA_CERTS.'

function connectionAdvice({ protocol }: URL): string {
  const usual =
    protocol === 'smtps:'
      ? 'smtps:// usually uses port 465; port 587 needs smtp://'
      : 'smtp:// usually uses port 587; port 465 needs smtps://'
  return `Check host and port in MAIL_URL (${usual}), and that no firewall blocks the connection.`
}

/**
 * nodemailer keeps the code of Node's TLS error, such as `CERT_HAS_EXPIRED` or
 * `DEPTH_ZERO_SELF_SIGNED_CERT`.
 */
function isCertificateError({ originalCode }: NodemailerError): boolean {
  return /CERT|ISSUER|SIGNATURE/.test(originalCode ?? '')
}
