import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings/settings.ts'
import { ehloName } from './addresses.ts'
import { type MailTransport, mailFileName } from './mail.ts'
import type { SmtpTimeouts } from './smtp-options.ts'
import { openSmtpTransport } from './smtp-transport.ts'

/** Opens the transport that `MAIL_URL` names. */
export const openMailTransport = (
  { mail, mailFrom }: Pick<Settings, 'mail' | 'mailFrom'>,
  timeouts?: SmtpTimeouts,
): MailTransport =>
  mail.kind === 'smtp'
    ? openSmtpTransport(mail, ehloName(mailFrom), timeouts)
    : openFolderTransport(mail.folder)

/** Writes each email to an `.eml` file, which every mail program opens. */
export function openFolderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mail)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFileDurably(join(folder, mailFileName(mail)), message as Buffer)
      return []
    },
    close: () => undefined,
  }
}

/** Writes a file so that after a crash it is either complete or absent. */
export async function writeFileDurably(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.unfinished`
  try {
    await writeFile(unfinished, content, { mode: 0o600, flush: true })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await using folder = await open(dirname(path))
  await folder.sync()
}
