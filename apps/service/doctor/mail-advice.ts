import type { NodemailerError } from 'nodemailer'
import { TokenRefusedError } from '../mail/access-tokens.ts'
import { isTemporary } from '../mail/smtp-transport.ts'
import type { SmtpDestination } from '../settings/settings.ts'

const document = 'docs/mail-servers.md'

/** The error message for a mail server that cannot be used, with advice and without the password of `MAIL_URL`. */
export function mailAdvice(error: NodemailerError, destination: SmtpDestination, ehloName: string) {
  const reason = error.message.trim().replace(/\.$/, '')
  const advice = adviceForResponse(error, ehloName) ?? adviceForError(error, destination)
  return `${destination.url.host} cannot be used (${reason}). ${advice}`
}

/** Replies of well-known servers; the first match wins. */
const knownResponses: [answer: RegExp, advice: string][] = [
  [
    /\b5\.7\.(139|30)\b/,
    `Microsoft 365 accepts no password here: use OAuth (${document}, "Microsoft 365").`,
  ],
  [
    /\b5\.7\.57\b/,
    'Microsoft 365 wants a login first: set the user in MAIL_URL and MAIL_OAUTH_…, or send to the ' +
      `MX server of your own domain without a login (${document}, "Microsoft 365").`,
  ],
  [
    /\b5\.7\.60\b|SendAsDenied/,
    'The user in MAIL_URL may not send as MAIL_FROM: use the address of that user, or give the user ' +
      '"Send as" for the mailbox of MAIL_FROM.',
  ],
  [
    /^535 5\.7\.3\b/,
    'Microsoft 365 issued a token but does not let the app use this mailbox: register its service ' +
      'principal, give it "Full access" to the mailbox, and switch on "Authenticated SMTP" for it ' +
      `(${document}, "Microsoft 365").`,
  ],
  [
    /Invalid credentials for relay/i,
    "Google's relay does not know this machine: add its public address to the relay's settings " +
      `(${document}, "Google Workspace").`,
  ],
  [
    /^53[45][\s\S]*(gsmtp|google)/i,
    'Google accepts no ordinary password: use an app password, OAuth or the relay ' +
      `(${document}, "Google Workspace").`,
  ],
  [
    /address is not verified/i,
    'Amazon SES sends only from addresses that it has verified: verify the domain of MAIL_FROM there, ' +
      'and MAIL_TO as well while the account is in the sandbox.',
  ],
  [
    /\b5\.3\.4\b|\b(message|mail) size\b/i,
    'The server accepts only smaller emails: have its limit raised to 10 MB.',
  ],
  [
    /relay|authentication (is )?required|must issue a STARTTLS|^530/i,
    'The server does not send for a machine that has not logged in: set user and password in ' +
      'MAIL_URL, with the port for sending (587 or 465, not 25).',
  ],
]

/** Advice for a known reply of the server; `null` for any other. */
export function adviceForResponse(error: NodemailerError, ehloName: string): string | null {
  const { response = '', command = '' } = error
  if (['EHLO', 'HELO'].includes(command) || /\b(helo|ehlo)\b/i.test(response)) {
    return (
      `The server refuses the name with which the service greets it, "${ehloName}": it is the host of ` +
      'website in content/company.json (Company in the editor), which has to exist in the DNS, or else the domain of MAIL_FROM. ' +
      'If it does exist, ask the provider what name the server expects.'
    )
  }
  const [, advice] = knownResponses.find(([answer]) => answer.test(response)) ?? []
  if (advice !== undefined) return advice
  return isTemporary(error)
    ? 'This is a temporary error: try again in a few minutes. The service retries by itself.'
    : null
}

function adviceForError(error: NodemailerError, { url, oauth }: SmtpDestination): string {
  const { code = '', originalCode = '', responseCode } = error
  if (error instanceof TokenRefusedError) {
    return (
      'Check MAIL_OAUTH_CLIENT_ID, MAIL_OAUTH_CLIENT_SECRET (has it expired?), MAIL_OAUTH_SCOPE and, ' +
      `with Google, MAIL_OAUTH_REFRESH_TOKEN (${document}).`
    )
  }
  if (code === 'EAUTH' && oauth && responseCode === undefined) {
    return 'Check MAIL_OAUTH_TOKEN_URL, and that no firewall blocks the connection to it.'
  }
  if (code === 'EAUTH') {
    return url.password === '' && !oauth
      ? 'MAIL_URL names a user without a password: smtp://user:password@host:587.'
      : 'Check user and password in MAIL_URL. Special characters in them must be percent-encoded ' +
          '(@ as %40), and some providers require an app password. Then restart the service: after a ' +
          'refused login it tries again only after a quarter of an hour, and then once an hour.'
  }
  if (code === 'ETLS') {
    return (
      'The server does not offer encryption, without which the password is not sent: try ' +
      'smtps:// and port 465, or ask the provider for the right port.'
    )
  }
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return 'Check the host name in MAIL_URL, and that this machine can resolve host names.'
  }
  if (error.timeoutType === 'GREETING_TIMEOUT' || error.timeoutType === 'SOCKET_TIMEOUT') {
    return (
      `The server accepts the connection but does not respond. ${usualPorts(url)}. If the port is right, ` +
      'the server is slow: the service waits for it up to ten minutes.'
    )
  }
  if (responseCode !== undefined) {
    return (
      'The server refuses the connection of this machine: ask the provider why, or use the port for ' +
      'sending with a login (587 or 465).'
    )
  }
  if (/CERT|ISSUER|SIGNATURE/.test(originalCode)) {
    return (
      'The certificate of the server is not trusted: use the host name that the provider gives, have ' +
      'the certificate renewed, or add its CA certificate to NODE_EXTRA_CA_CERTS.'
    )
  }
  return (
    `Check host and port in MAIL_URL (${usualPorts(url)}), and that no firewall blocks the connection. ` +
    'After several wrong logins a server may also have banned this machine for some hours.'
  )
}

const usualPorts = ({ protocol }: URL): string =>
  protocol === 'smtps:'
    ? 'smtps:// usually uses port 465; port 587 needs smtp://'
    : 'smtp:// usually uses port 587; port 465 needs smtps://'
