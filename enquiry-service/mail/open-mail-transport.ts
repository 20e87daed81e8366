import type { MailDestination } from '../settings/setting-formats.ts'
import { openFolderTransport } from './folder-transport.ts'
import type { MailTransport } from './mail.ts'
import { openSmtpTransport } from './smtp-transport.ts'

/** The transport that `MAIL_URL` asks for. */
export function openMailTransport(destination: MailDestination): MailTransport {
  return destination.kind === 'smtp'
    ? openSmtpTransport(destination.url)
    : openFolderTransport(destination.folder)
}
