import type { Settings } from '../settings/settings.ts'
import { ehloName } from './ehlo-name.ts'
import { openFolderTransport } from './folder-transport.ts'
import type { MailTransport } from './mail.ts'
import type { SmtpTimeouts } from './smtp-options.ts'
import { openSmtpTransport } from './smtp-transport.ts'

/** Opens the transport that `MAIL_URL` names. */
export function openMailTransport(
  { mail, mailFrom }: Pick<Settings, 'mail' | 'mailFrom'>,
  timeouts?: SmtpTimeouts,
): MailTransport {
  return mail.kind === 'smtp'
    ? openSmtpTransport(mail, ehloName(mailFrom), timeouts)
    : openFolderTransport(mail.folder)
}
