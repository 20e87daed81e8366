import type { Log } from '../process/log.ts'
import type { MailDestination } from '../settings/setting-formats.ts'
import { openFolderTransport } from './folder-transport.ts'
import type { MailTransport } from './mail.ts'
import { openSmtpTransport } from './smtp-transport.ts'

/** Opens the transport that `MAIL_URL` names. */
export function openMailTransport(destination: MailDestination, log?: Log): MailTransport {
  return destination.kind === 'smtp'
    ? openSmtpTransport(destination.url, { log })
    : openFolderTransport(destination.folder)
}
